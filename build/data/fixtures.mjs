// Writes tests/Fixtures/*.bson; tests/Fixtures/README.md says what each file holds.
import {
  BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, ObjectId, Timestamp, UUID,
} from 'bson';
import { Raw, array, binary, document, double, encode, int32, int64, writeDocuments } from './write.mjs';

const decimal = text => Decimal128.fromString(text);
const fixture = (name, ...documents) => writeDocuments(`tests/Fixtures/${name}.bson`, ...documents);

// ---- scalars: one document, every type a C# program would map

const scalars = [
  ['double', double(1.5)],
  ['doubleWhole', double(3)],
  ['doubleNegativeZero', double(-0)],
  ['doubleMax', double(Number.MAX_VALUE)],
  ['doubleInfinity', double(Infinity)],
  ['doubleNaN', double(NaN)],
  ['string', 'hello'],
  ['stringEmpty', ''],
  ['objectId', new ObjectId('0102030405060708090a0b0c')],
  ['booleanTrue', true],
  ['booleanFalse', false],
  ['dateTime', new Date('2024-02-29T12:34:56.789Z')],
  ['dateTimeBefore1970', new Date('1969-07-20T20:17:40.001Z')],
  ['null', null],
  ['int32', int32(42)],
  ['int32Min', int32(-(2 ** 31))],
  ['int32Max', int32(2 ** 31 - 1)],
  ['int64', int64(42)],
  ['int64Min', int64(-(2n ** 63n))],
  ['int64Max', int64(2n ** 63n - 1n)],
  ['decimal128', decimal('1.10')],
  ['decimal128NegativeZero', decimal('-0')],
  ['decimal128Large', decimal('9999999999999999999999999999')],
  ['binary', binary('00017f80ff', 0)],
  ['binaryEmpty', binary('', 0)],
  ['uuid', new UUID('00112233-4455-6677-8899-aabbccddeeff')],
  ['uuidLegacy', binary('33221100554477668899aabbccddeeff', 3)],
  ['regex', new BSONRegExp('^a+b$', 'im')],
  ['timestamp', new Timestamp({ t: 1_709_210_096, i: 7 })],
  ['minKey', new MinKey()],
  ['maxKey', new MaxKey()],
  ['code', new Code('return 1;')],
  ['symbol', new BSONSymbol('sym')],
  ['document', document([['a', int32(1)], ['b', document([['c', 'deep']])]])],
  ['documentEmpty', document([])],
  ['array', array([int32(1), int32(2), int32(3)])],
  ['arrayNested', array([array([int32(1), int32(2)]), array([]), array([array(['x'])])])],
  ['arrayEmpty', array([])],
];
fixture('scalars', encode(scalars));

// ---- numbers-retyped: the same five fields, each value in another numeric type

const numbers = (id, Int, Long, Double, Decimal, Flag) =>
  encode(Object.entries({ _id: int32(id), Int, Long, Double, Decimal, Flag }));

fixture('numbers-retyped',
  numbers(0, double(3), int32(4), int32(5), double(6.25), int32(1)),
  numbers(1, int64(3), double(4), int64(5), int32(6), int64(0)),
  numbers(2, decimal('3'), decimal('4'), decimal('5.5'), int64(6), double(1)),
  numbers(3, int64(-(2 ** 31)), double(-(2 ** 53)), int64(2 ** 53), double(-0.5), decimal('0')));

// ---- order: documents of the markets shape, one departure from it each

const selection = (id, Name, price) =>
  document([['_id', int64(id)], ['Name', Name], ['Price', double(price)]]);
const home = selection(1, 'Home', 1.5);
const away = selection(2, 'Away', 2.25);

const status = ['Status', int32(2)];
const eventId = ['EventId', int32(3)];
const selections = ['Selections', array([home, away])];
const id = value => ['_id', int32(value)];

fixture('order',
  // reordered
  encode([id(0), status, eventId, selections]),
  encode([selections, eventId, status, id(1)]),
  encode([status, eventId, selections, id(2)]),
  encode([id(3), status, eventId, ['Selections', array([
    document([['Price', double(1.5)], ['_id', int64(1)], ['Name', 'Home']]),
    document([['Name', 'Away'], ['Price', double(2.25)], ['_id', int64(2)]]),
  ])]]),
  // missing
  encode([id(4), eventId, selections]),
  encode([id(5), status, eventId]),
  encode([id(6)]),
  encode([]),
  encode([id(8), status, eventId, ['Selections', array([
    document([['_id', int64(1)], ['Price', double(1.5)]]),
    document([]),
  ])]]),
  // extra
  encode([id(9), ['Extra', 'x'], status, ['Extra2', int64(1)], eventId, selections, ['Extra3', true]]),
  encode([id(10),
    ['ExtraDocument', document([['_id', int32(-1)], ['Status', int32(-1)], ['Selections', array([])]])],
    ['ExtraArray', array([home, int32(1), 'x'])],
    status, eventId, selections]),
  encode([id(11), ...['', '_i', '_idx', 'status', 'Statu', 'Status2', 'EventID', 'Selection', 'Selectionz']
    .map(name => [name, int32(-1)]), status, eventId, selections]),
  encode([id(12), status, eventId, ['Selections', array([
    document([['Extra', int32(1)], ['_id', int64(1)], ['Name', 'Home'], ['Extra2', null],
      ['Price', double(1.5)], ['Extra3', document([['Name', 'x']])]]),
  ])]]),
  encode([id(13), ...scalars, status, eventId, selections]),
  // null
  encode([id(14), status, eventId, ['Selections', null]]),
  encode([id(15), status, eventId, ['Selections', array([selection(1, null, 1.5)])]]),
  encode([id(16), status, eventId, ['Selections', array([home, null, away])]]),
  encode([id(17), ['Status', null], eventId, selections]),
  // doubled
  encode([id(18), status, ['Status', int32(-2)], eventId, selections]),
  encode([id(19), status, eventId, selections, ['_id', int32(-19)]]),
  encode([id(20), selections, status, eventId, ['Selections', array([selection(3, 'Draw', 3)])]]),
  encode([id(21), status, eventId, ['Selections', array([
    document([['_id', int64(1)], ['Name', 'Home'], ['Name', 'Again'], ['Price', double(1.5)]]),
  ])]]),
  // arrays
  encode([id(22), status, eventId, ['Selections', array([])]]),
  encode([id(23), status, eventId,
    ['Selections', new Raw(0x04, encode([['7', home], ['0', away], ['x', selection(3, 'Draw', 3)]]))]]));

// ---- strings: one document of lengths, alphabets and NULs

/** Letters a to z over and over. */
const letters = length => Array.from({ length }, (_, i) => String.fromCharCode(97 + (i % 26))).join('');
const asciiLengths = [0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 4096];

/** A character alone, and at the start, middle and end of 40 letters. */
const placements = (name, character) => [
  [`${name}Only`, character],
  [`${name}Start`, character + letters(40)],
  [`${name}Middle`, letters(20) + character + letters(20)],
  [`${name}End`, letters(40) + character],
];

fixture('strings', encode([
  ...asciiLengths.map(length => [`ascii${length}`, letters(length)]),
  ...placements('utf2', 'é'),
  ...placements('utf3', '€'),
  ...placements('utf4', '😀'),
  ['mixed', 'aé€😀'.repeat(25)],
  ...placements('nul', '\0'),
]));

// ---- wide: 200 elements, the type goes round by the element's number

const wideValues = [
  i => int32(i),
  i => int64(BigInt(i) << 32n),
  i => double(i + 0.5),
  i => `value ${i}`,
  i => i % 4 === 0,
  i => new Date(i * 86_400_000),
  i => new ObjectId(i.toString(16).padStart(24, '0')),
  () => null,
  i => document([['n', int32(i)]]),
  i => array([int32(i), `${i}`]),
];
fixture('wide', encode(Array.from({ length: 200 }, (_, i) =>
  [`field${`${i}`.padStart(3, '0')}`, wideValues[i % wideValues.length](i)])));

// ---- nested: 30 levels; the innermost has no child

const level = depth =>
  [['depth', int32(depth)], ...(depth < 30 ? [['child', document(level(depth + 1))]] : [])];
fixture('nested', encode(level(1)));

// ---- dictionary: keys of every kind

const keyKinds = [
  ['anna', 'bob', 'carl'],
  [],
  ['a.b', '.', 'a.', '.b', 'a..b'],
  ['$set', '$', 'a$b', '$a.b'],
  ['é', 'żółw', '名前', '😀'],
  [''],
  ['10', '0', '1'],
];
const scores = keys => ['Scores', document(keys.map((key, i) => [key, int32(i + 1)]))];
fixture('dictionary', ...[...keyKinds, keyKinds.flat()].map((keys, i) => encode([id(i), scores(keys)])));

// ---- broken files: valid bytes of this market, patched by hand; each document's own size stays right

const market = (index, name = 'Home', ...extra) =>
  encode([id(index), ...extra, status, eventId, ['Selections', array([selection(1, name, 1.5), away])]]);

/** Where the type byte of the first element with this type and name stands. */
function find(bytes, type, name) {
  const at = bytes.indexOf(Buffer.concat([Buffer.of(type), Buffer.from(`${name}\0`)]));
  if (at < 0) throw new Error(`no element ${name}`);
  return at;
}

/** Puts bytes in place of as many question marks. */
function replaceMarks(bytes, replacement) {
  const at = bytes.indexOf('?'.repeat(replacement.length));
  if (at < 0) throw new Error('no marks');
  bytes.set(replacement, at);
  return bytes;
}

const badSequences = [
  [0x80], // continuation without a lead
  [0xff], // never a UTF-8 byte
  [0xc3, 0x28], // lead without its continuation
  [0xc0, 0xaf], // '/' in two bytes
  [0xed, 0xa0, 0x80], // a surrogate
  [0xf4, 0x90, 0x80, 0x80], // above U+10FFFF
];
fixture('bad-utf8',
  ...badSequences.map((bad, i) => replaceMarks(market(i, `Ho${'?'.repeat(bad.length)}me`), bad)),
  replaceMarks(market(6, 'Home??'), [0xe2, 0x82]), // a euro sign cut by the end of the string
  replaceMarks(market(7, `${letters(40)}?${letters(40)}`), [0x80]), // far inside a long string
  replaceMarks(market(8, 'Home', ['Ex?tra', int32(1)]), [0xff])); // in an element's name

/** Sets the size in front of the first value with this type and name. */
function resize(index, type, name, change) {
  const bytes = market(index);
  const at = find(bytes, type, name) + 1 + name.length + 1;
  bytes.writeInt32LE(change(bytes.readInt32LE(at)), at);
  return bytes;
}

fixture('bad-size',
  resize(0, 0x04, 'Selections', size => size + 1000),
  resize(1, 0x04, 'Selections', size => size + 1),
  resize(2, 0x04, 'Selections', () => 2 ** 31 - 1),
  resize(3, 0x04, 'Selections', () => 4),
  resize(4, 0x04, 'Selections', () => -1),
  resize(5, 0x03, '0', size => size + 1),
  resize(6, 0x03, '0', size => size + 1000),
  resize(7, 0x02, 'Name', size => size + 1),
  resize(8, 0x02, 'Name', size => size + 1000),
  resize(9, 0x02, 'Name', () => 2 ** 31 - 1),
  resize(10, 0x02, 'Name', () => 0),
  resize(11, 0x02, 'Name', () => -1));

/** Gives the first element with this type and name another type byte. */
function retype(bytes, type, name, newType) {
  bytes[find(bytes, type, name)] = newType;
  return bytes;
}

// 0x0C is the old DBPointer: a string, then twelve bytes of ObjectId.
const dbPointer = new Raw(0x0c, Buffer.from('\x05\0\0\0db.c\0abcdefghijkl', 'latin1'));
fixture('bad-type',
  market(0, 'Home', ['Extra', dbPointer]),
  retype(market(1, 'Home', ['Extra', int32(1)]), 0x10, 'Extra', 0x20),
  retype(market(2), 0x10, 'EventId', 0x0c),
  retype(market(3), 0x10, 'EventId', 0x20),
  retype(market(4), 0x01, 'Price', 0x20));

const whole = market(0);
fixture('truncated', whole.subarray(0, whole.lastIndexOf('Away') + 2));
