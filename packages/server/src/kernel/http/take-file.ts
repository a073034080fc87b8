import { refuse } from '../refusal.ts';
import type { FilePart } from './read-multipart.ts';

/** A small file as a whole; one that is larger is refused as soon as that shows. */
export const takeFile = async (file: FilePart | undefined, mostBytes: number, tooLarge: () => Error): Promise<Buffer> => {
  if (!file) throw refuse('content.upload_missing');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.chunks) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
