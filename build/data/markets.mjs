// Writes samples/Markets/markets.bson: 10,000 betting markets, as mongodump would.
import { serialize } from 'bson';
import { Random } from './random.mjs';
import { double, int32, int64, writeDocuments } from './write.mjs';

const marketCount = 10_000;
const selectionCounts = [2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8]; // each as likely as it is listed
const random = new Random(20_240_501);

const outcomes = ['Draw', 'Over 2.5', 'Under 2.5', 'Home', 'Away', 'Both Score', 'No Goal'];
const towns = [
  'Arlow', 'Ashby', 'Brent', 'Calder', 'Corley', 'Dunmore', 'Elstow', 'Fenwick', 'Garth', 'Halden',
  'Ilford', 'Kelso', 'Larne', 'Marston', 'Norwell', 'Oakham', 'Penrith', 'Ravensbourne', 'Selby',
  'Thornbury', 'Upton', 'Warden', 'Westhampton', 'Yarrow',
];
const clubs = ['FC', 'Utd', 'City', 'Town', 'Rovers', 'Athletic', 'Wanderers', 'Rangers'];
const firstNames = [
  'Adam', 'Bella', 'Carl', 'Dora', 'Emil', 'Freya', 'George', 'Hana', 'Ivan', 'Julia', 'Kofi',
  'Lena', 'Marco', 'Nadia', 'Oscar', 'Petra', 'Quinn', 'Rosa', 'Samuel', 'Tara', 'Victor', 'Wendy',
];
const lastNames = [
  'Abbott', 'Baker', 'Costa', 'Dale', 'Evans', 'Fisher', 'Grant', 'Holm', 'Ito', 'Jansen', 'Kerr',
  'Lund', 'Moreno', 'Novak', 'Okafor', 'Price', 'Reid', 'Silva', 'Tanner', 'Underhill', 'Vance',
  'Wood', 'Yates', 'Zeman',
];
const accentedNames = [
  'André', 'Benítez', 'Peña', 'Müller', 'Núñez', 'Łukasik', 'Pawłowski', 'Güler', 'Lefèvre', 'Ibáñez',
];

function asciiName() {
  const kind = random.integer(1, 10);
  if (kind === 1) return random.pick(outcomes);
  if (kind <= 5) return random.pick(towns);
  if (kind === 6) return `${random.pick(towns)} ${random.pick(clubs)}`;
  if (kind <= 9) return `${random.pick(firstNames)[0]} ${random.pick(lastNames)}`;
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

function accentedName() {
  const name = `${random.pick(firstNames)} ${random.pick(accentedNames)}`;
  return random.oneIn(10) ? `${name} 🏆` : name;
}

/** Different names for the selections of one market. */
function differentNames(count) {
  const names = new Set();
  while (names.size < count) names.add(random.oneIn(200) ? accentedName() : asciiName());
  return [...names];
}

/** 1.01 to 1000.00, most of them short odds; a whole price is still a Double. */
function price() {
  const band = random.integer(1, 100);
  if (band <= 60) return random.integer(101, 500) / 100;
  if (band <= 90) return random.integer(501, 2_000) / 100;
  if (band <= 98) return random.integer(2_001, 10_000) / 100;
  return random.integer(10_001, 100_000) / 100;
}

let selectionSerial = 1_000_000;

/** The low 32 bits are a serial number, so ids never repeat; one in four is above 2^32. */
function selectionId() {
  selectionSerial += random.integer(1, 9);
  const high = random.oneIn(4) ? BigInt(random.integer(1, 2 ** 30)) : 0n;
  return (high << 32n) + BigInt(selectionSerial);
}

let marketId = 100_000;
let eventId = 5_000;

function market() {
  marketId += random.integer(1, 7);
  if (random.oneIn(6)) eventId += random.integer(1, 3);
  return {
    _id: int32(marketId),
    Status: int32(random.integer(0, 4)),
    EventId: int32(eventId),
    Selections: differentNames(random.pick(selectionCounts)).map(name => ({
      _id: int64(selectionId()),
      Name: name,
      Price: double(price()),
    })),
  };
}

writeDocuments('samples/Markets/markets.bson', ...Array.from({ length: marketCount }, () => serialize(market())));
