import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { readContractFile } from './contract-files.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';
import { voidSignatures } from './tell-contract.ts';

const Sent = z.strictObject({ hash: z.string().nullable() });

/** Has a contract signed again whose signing failed: from the file that both agreed to, by both. Where that is lost it must be sent anew. */
export const retrySigning = async ({ db, files }: Pick<House, 'db' | 'files'>, side: PartySide | MallSide, id: Id): Promise<null> => {
  // Looked at before anything is held; whose it is is asked below, before anything is said of it.
  const [sent] = await readRows(db, Sent)`select hash from agreement where id = ${id}`;
  const isThere = (await readContractFile(files, sent?.hash ?? null)) !== undefined;
  await inTransaction(db, async (tx) => {
    const found = await lockContract(tx, side.kind === 'operator' ? side : sightOf(side), id);
    if (found.state !== 'abnormal' || found.hash !== sent?.hash) throw refuse('agreement.moved');
    if (!isThere) throw refuse('agreement.file_lost');
    await voidSignatures(tx, id);
    await moveContract(tx, id, 'retry', byOf(side));
  });
  return null;
};
