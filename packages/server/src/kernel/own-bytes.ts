/**
 * A text as bytes that are to be kept, in memory of their own. `Buffer.from` cuts short ones from blocks of 64 KB that it shares with what is gone the
 * next moment, and one card that is kept would keep its whole block.
 */
export const ownBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/** The same for texts that are kept together: pieces of one block. */
export const ownPieces = (texts: readonly string[]): Buffer[] => {
  const block = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let end = 0;
  return texts.map((text) => {
    const start = end;
    end += block.write(text, start);
    return block.subarray(start, end);
  });
};
