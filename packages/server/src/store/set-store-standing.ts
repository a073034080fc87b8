import { Id } from '@mall/contract/kernel/fields.ts';
import type { StoreEvent } from '@mall/contract/store/store.machine.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { moveStore } from './move-store.ts';

const Person = z.strictObject({ memberId: Id });

/** Takes a store from sale or lets it sell again; everybody who works for it is told why. */
export const setStoreStanding = async (tx: Tx, side: MallSide, storeId: Id, event: StoreEvent, reason: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select from store where id = ${storeId} for update`);
  if (rowCount !== 1) throw refuse('store.missing');
  const { said } = await moveStore(tx, storeId, event, byOf(side), {
    reason,
    also: sql`, state_reason = ${event === 'freeze' ? reason : ''}, state_at = now()`,
  });
  const people = await readRows(tx, Person)`select id::text as "memberId" from member where store_id = ${storeId} and enabled order by id`;
  await tell(tx, 'store.standing', ...people.map(({ memberId }) => ({ storeId, ...said, memberId, event, reason })));
};
