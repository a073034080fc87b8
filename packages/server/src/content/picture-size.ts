type Size = { readonly width: number; readonly height: number };

const ofPng = (bytes: Buffer): Size => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** The frame that says how large it is stands behind others of any length. */
const ofJpeg = (bytes: Buffer): Size | undefined => {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const mark = bytes[at + 1] as number;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const ofWebp = (bytes: Buffer): Size | undefined => {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** How large a picture says that it is, without unpacking it: a small file can be a picture that fills the memory. */
export const pictureSize = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 32) return undefined;
  const size = bytes[0] === 0x89 ? ofPng(bytes) : bytes[0] === 0xff ? ofJpeg(bytes) : ofWebp(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};
