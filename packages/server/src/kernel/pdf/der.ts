/** The encoding in which certificates and signatures are written (X.690), as much as they need. */
const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size]);
  const hex = size.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

export const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([Buffer.from([tag]), lengthOf(size), ...parts]);
};

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
/** Its parts in the order of their bytes, which the encoding asks for. */
export const setOf = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts.toSorted(Buffer.compare));
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes);
export const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const nothing: Buffer = der(0x05);
export const yes: Buffer = der(0x01, Buffer.from([0xff]));

/** A whole number of its bytes, never below zero. */
export const whole = (bytes: Uint8Array): Buffer => der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const arcs = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from(arcs));
};

export const time = (moment: Date): Buffer => der(0x18, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

type Piece = { readonly tag: number; readonly whole: Buffer; readonly content: Buffer };

/** The pieces that lie one after the other in these bytes. Throws where they are not well formed. */
export const piecesIn = (bytes: Buffer): Piece[] => {
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.readUInt8(at);
    const first = bytes.readUInt8(at + 1);
    const more = first < 0x80 ? 0 : first & 0x7f;
    if (more > 4) throw new RangeError('a length of more than four bytes');
    const size = more === 0 ? first : bytes.readUIntBE(at + 2, more);
    const start = at + 2 + more;
    if (start + size > bytes.length) throw new RangeError('a piece that is cut short');
    pieces.push({ tag, whole: bytes.subarray(at, start + size), content: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return pieces;
};
