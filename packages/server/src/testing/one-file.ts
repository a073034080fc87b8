import type { FilePart } from '../kernel/http/read-multipart.ts';

/** A file as it comes in with a request. */
export const oneFile = (bytes: Buffer): FilePart => ({
  name: 'sheet.xlsx',
  announced: bytes.length,
  chunks: (async function* whole() {
    yield bytes;
  })(),
});
