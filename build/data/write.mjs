import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Binary, Double, Int32, Long, serialize } from 'bson';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes documents one after another to a file; the path is relative to the repository's root. */
export function writeDocuments(path, ...documents) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const bytes = Buffer.concat(documents);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${relative(root, file)}: ${documents.length} documents, ${bytes.length} bytes`);
}

// A plain JavaScript number becomes Int32 or Double as its value decides; these leave no choice.
export const int32 = value => new Int32(value);
export const int64 = value => Long.fromBigInt(BigInt(value));
export const double = value => new Double(value);
export const binary = (hex, subtype) => new Binary(Buffer.from(hex, 'hex'), subtype);

/** A value whose bytes are already in BSON form. */
export class Raw {
  constructor(type, bytes) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** The bytes of one document; pairs keep their order, and a name may come twice. */
export function encode(pairs) {
  const elements = pairs.map(([name, value]) => encodeElement(name, value));
  const size = Buffer.alloc(4);
  const bytes = Buffer.concat([size, ...elements, Buffer.of(0)]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
}

function encodeElement(name, value) {
  if (value instanceof Raw) {
    return Buffer.concat([Buffer.of(value.type), Buffer.from(`${name}\0`), value.bytes]);
  }
  return serialize(new Map([[name, value]])).subarray(4, -1);
}

/** A nested document. */
export const document = pairs => new Raw(0x03, encode(pairs));

/** A nested array. */
export const array = values => new Raw(0x04, encode(values.map((value, i) => [`${i}`, value])));
