import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Member } from '../kernel/actor.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireOwn } from './download.queries.ts';
import { type Makers, makerOf, type Prove } from './maker.ts';
import { moveDownload } from './move-download.ts';

/** Has a file made again by the same conditions, and for what was seen then; whether that may still be seen is asked when it is fetched. */
export const makeAgain = async (tx: Tx, actor: Member, id: Id, { makers, prove }: { makers: Makers; prove: Prove }): Promise<void> => {
  const row = await requireOwn(tx, actor, id);
  const maker = makerOf(makers, row.kind);
  if (!maker) throw refuse('kernel.not_found');
  if (row.kind === 'own_data') await prove(tx, actor);
  // What failed was not had.
  if (row.state === 'expired') await maker.gate?.(tx, actor.memberId);
  try {
    await moveDownload(tx, id, 'again', { kind: actor.kind, memberId: actor.memberId });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('download.busy');
    throw error;
  }
};
