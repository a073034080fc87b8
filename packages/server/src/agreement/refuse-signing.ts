import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf } from '../kernel/side.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';
import { voidSignatures } from './tell-contract.ts';

/** Either side refuses to sign what it agreed to; a signature that was given is void. */
export const refuseSigning = async (tx: Tx, side: PartySide, id: Id, { reason }: { reason: string }): Promise<void> => {
  await lockContract(tx, sightOf(side), id);
  await moveContract(tx, id, 'refuse', byOf(side), { reason, also: sql`, reason = ${reason}` });
  await voidSignatures(tx, id);
};
