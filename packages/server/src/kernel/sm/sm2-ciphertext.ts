const field = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const curveB = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;

const pointEnd = 65;
const textStart = pointEnd + 32;
/** The point, the check value and one byte of text. */
export const shortestCiphertext = textStart + 1;

const isOnCurve = (xHex: string, yHex: string): boolean => {
  const x = BigInt(`0x${xHex}`);
  const y = BigInt(`0x${yHex}`);
  if (x >= field || y >= field) return false;
  return (y * y - (x * x - 3n) * x - curveB) % field === 0n;
};

/**
 * The bytes of "04" + C1C3C2 in hex, or undefined when it is none of 1 to `longest` bytes of text. A point off the curve is
 * refused here: multiplying it by the private key would tell the caller about the key.
 */
export const readCiphertext = (hex: unknown, longest: number): Buffer | undefined => {
  if (typeof hex !== 'string' || hex.length % 2 !== 0 || hex.length < shortestCiphertext * 2 || hex.length > (textStart + longest) * 2)
    return undefined;
  if (!hex.startsWith('04') || !/^[0-9a-f]+$/i.test(hex)) return undefined;
  return isOnCurve(hex.slice(2, 66), hex.slice(66, 130)) ? Buffer.from(hex, 'hex') : undefined;
};

const writeLength = (into: Buffer, at: number, length: number): number => {
  if (length < 0x80) {
    into[at] = length;
    return at + 1;
  }
  if (length < 0x100) {
    into[at] = 0x81;
    into[at + 1] = length;
    return at + 2;
  }
  into[at] = 0x82;
  return into.writeUInt16BE(length, at + 1);
};

const lengthSize = (length: number): number => (length < 0x80 ? 1 : length < 0x100 ? 2 : 3);

/** Leading zeros dropped, but one kept where the first bit would read as a minus sign. */
const integerStart = (bytes: Buffer, start: number): number => {
  let at = start;
  while (at < start + 31 && bytes[at] === 0) at += 1;
  return at;
};

const integerSize = (bytes: Buffer, first: number, end: number): number => end - first + ((bytes[first] as number) >> 7);

const writeInteger = (bytes: Buffer, first: number, end: number, into: Buffer, at: number): number => {
  const size = integerSize(bytes, first, end);
  into[at] = 0x02;
  into[at + 1] = size;
  into[at + 2] = 0;
  bytes.copy(into, at + 2 + size - (end - first), first, end);
  return at + 2 + size;
};

const writeOctets = (bytes: Buffer, start: number, end: number, into: Buffer, at: number): number => {
  into[at] = 0x04;
  const begin = writeLength(into, at + 1, end - start);
  bytes.copy(into, begin, start, end);
  return begin + end - start;
};

/** Bytes that the ASN.1 form needs beyond the plain one, at most. */
export const derOverhead = 16;

/** Writes SEQUENCE { x, y, C3, C2 }, which is how OpenSSL reads a ciphertext, and tells its length. */
export const writeDer = (ciphertext: Buffer, into: Buffer): number => {
  const x = integerStart(ciphertext, 1);
  const y = integerStart(ciphertext, 33);
  const textLength = ciphertext.length - textStart;
  const inside = 4 + integerSize(ciphertext, x, 33) + integerSize(ciphertext, y, pointEnd) + 34 + 1 + lengthSize(textLength) + textLength;
  into[0] = 0x30;
  let at = writeLength(into, 1, inside);
  at = writeInteger(ciphertext, x, 33, into, at);
  at = writeInteger(ciphertext, y, pointEnd, into, at);
  at = writeOctets(ciphertext, pointEnd, textStart, into, at);
  return writeOctets(ciphertext, textStart, ciphertext.length, into, at);
};
