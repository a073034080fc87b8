import { billStates } from '@mall/contract/billing/bill.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { orMoved } from '../kernel/or-moved.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type BuyerSide, within } from '../kernel/side.ts';

const LockedBill = z.strictObject({
  id: Id,
  billSn: z.string(),
  companyId: Id,
  storeId: Id,
  departmentId: Id.nullable(),
  state: z.enum(billStates),
  totalFen: z.number(),
  paidFen: z.number(),
  repaidFen: z.number(),
  rev: z.number(),
  /** The mall's own store, whose part the mall's people take. */
  ownStore: z.boolean(),
});
export type LockedBill = z.infer<typeof LockedBill>;

/** A bill that the side sees, held until the transaction ends. Its orders and the purchase quota are held before it, other bills by their numbers. */
export const lockBill = async (tx: Tx, side: ActingSide | BuyerSide, id: Id): Promise<LockedBill> => {
  const [row] = await orMoved(
    side,
    'bill.moved',
    () => readRows(tx, LockedBill)`
    select b.id::text, b.bill_sn as "billSn", b.company_id::text as "companyId", b.store_id::text as "storeId", b.department_id::text as "departmentId", b.state, b.total_fen::float8 as "totalFen",
      b.paid_fen::float8 as "paidFen", b.repaid_fen::float8 as "repaidFen", b.rev, exists (select from store s where s.id = b.store_id and s.kind = 'self') as "ownStore"
    from bill b where b.id = ${id} and ${within(side, 'b')} for update`,
  );
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** A store answers for itself; for the mall's own the mall's people do, who only arbitrate between the others and their buyers. */
export const requireStoresPart = ({ ownStore }: Pick<LockedBill, 'ownStore'>, { kind }: { kind: string }): void => {
  if (kind === 'operator' && !ownStore) throw refuse('bill.not_own_store');
};

/** Money of bills comes to the mall's account: its people look for it there, and the store that is the mall's own; no other says that it has come. */
export const requireAccountOf = ({ ownStore }: Pick<LockedBill, 'ownStore'>, { kind }: { kind: string }): void => {
  if (kind === 'seller' && !ownStore) throw refuse('bill.mall_finds_money');
};

const Whose = z.strictObject({ companyId: Id });

/** Whose bill it is, without holding it: what is held before a bill is found by it. */
export const companyOfBill = async (tx: Tx, side: ActingSide | BuyerSide, id: Id): Promise<Id> => {
  const [row] = await readRows(tx, Whose)`select company_id::text as "companyId" from bill b where b.id = ${id} and ${within(side, 'b')}`;
  if (!row) throw refuse('kernel.not_found');
  return row.companyId;
};

const OrderRow = z.strictObject({ id: Id });

/** The orders that stand on a bill now. */
export const ordersOnBill = async (tx: Tx, id: Id): Promise<Id[]> => {
  const rows = await readRows(
    tx,
    OrderRow,
  )`select order_id::text as id from bill_entry where bill_id = ${id} and left_at is null order by order_id`;
  return rows.map((row) => row.id);
};

const Fen = z.strictObject({ fen: z.number() });

/** What its lines took of the purchase quota: goods and what came back of them, not what the store put right. */
export const creditFenOf = async (tx: Tx, id: Id): Promise<number> => {
  const [row] = await readRows(tx, Fen)`
    select coalesce(sum(l.amount_fen), 0)::float8 as fen from bill_line l left join bill_entry e on e.id = l.entry_id join shop_order o on o.id = l.order_id
    where l.bill_id = ${id} and e.left_at is null and l.kind <> 'adjust' and o.pay_mode = 'credit'`;
  return row?.fen ?? 0;
};

/** Takes what was written of it into its sum; one that was issued never says less than nothing, or than was paid. The bill is held by the caller. */
export const sumBill = async (tx: Tx, id: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update bill b set total_fen = s.fen
    from (select coalesce(sum(l.amount_fen), 0) as fen from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = ${id} and e.left_at is null) s
    where b.id = ${id} and (b.state in ('open', 'void') or s.fen >= b.paid_fen)`);
  if (rowCount === 0) throw refuse('bill.adjusted_below');
};
