import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';

/** Asks the scanner of a file that has come whole, before it can be used. What it finds is written down; what the file was called is its sender's. */
export const requireClean = async (
  { db, virusScanner }: Pick<House, 'db' | 'virusScanner'>,
  memberId: Id | undefined,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> => {
  const virus = await virusScanner.findVirus(chunks);
  if (virus === undefined) return;
  await writeAudit(db, 'content.upload_infected', { virus }, memberId);
  throw refuse('content.upload_infected');
};
