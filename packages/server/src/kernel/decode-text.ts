/** The text of a file, whichever of the ways of China it is saved in. */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Sheets of Chinese Windows and banks of China are saved so.
    return new TextDecoder('gb18030').decode(bytes);
  }
};
