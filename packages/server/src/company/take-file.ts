import { importMost } from '@mall/contract/company/people.rules.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { refuse } from '../kernel/refusal.ts';

/** A small file as a whole; one that is larger is refused as soon as that shows. */
export const takeFile = async (file: FilePart | undefined): Promise<Buffer> => {
  if (!file) throw refuse('content.upload_missing');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.chunks) {
    size += chunk.length;
    if (size > importMost.bytes) throw refuse('company.sheet_large', { mb: importMost.bytes / 1024 / 1024, rows: importMost.rows });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
