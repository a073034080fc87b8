import { ownSheetMost } from '@mall/contract/billing/bill.rules.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { refuse } from '../kernel/refusal.ts';

/** A small file as a whole; one that is larger is refused as soon as that shows. */
export const takeSheet = async (file: FilePart | undefined): Promise<Buffer> => {
  if (!file) throw refuse('content.upload_missing');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.chunks) {
    size += chunk.length;
    if (size > ownSheetMost.bytes) throw refuse('bill.sheet_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
