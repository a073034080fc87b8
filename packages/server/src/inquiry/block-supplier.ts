import type { BlockSupplier } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';

/** Keeps a store out of new inquiries for a time; what it quoted already stands. */
export const blockSupplier = async (tx: Tx, { memberId }: MallSide, storeId: Id, { reason, until }: BlockSupplier): Promise<void> => {
  const { rowCount: past } = await tx.execute(sql`select where ${until}::date < current_date`);
  if (past === 1) throw refuse('inquiry.day_wrong');
  const { rowCount: there } = await tx.execute(sql`select from store where id = ${storeId} for key share`);
  if (there !== 1) throw refuse('kernel.not_found');
  // One whose time is over makes room for the next.
  await tx.execute(sql`delete from inquiry_block where store_id = ${storeId} and until < current_date`);
  const { rowCount } = await tx.execute(sql`
    insert into inquiry_block (store_id, reason, until, by_member_id) values (${storeId}, ${reason}, ${until}::date, ${memberId}) on conflict do nothing`);
  if (rowCount !== 1) throw refuse('inquiry.blocked_already');
};

export const unblockSupplier = async (tx: Tx, storeId: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`delete from inquiry_block where store_id = ${storeId}`);
  if (rowCount !== 1) throw refuse('kernel.not_found');
};
