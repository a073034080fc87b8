import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { bookCredit } from '../credit/book-credit.ts';
import { moveCredit } from '../credit/move-credit.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';

const system = { kind: 'system' } as const;
let given = 0;

/** Gives a company a quota in force, without anybody having been asked. */
export const giveQuota = (db: Db, companyId: Id, memberId: Id, limitFen: number): Promise<Id> =>
  inTransaction(db, async (tx) => {
    const [account] = await readRows(
      tx,
      IdRow,
    )`insert into credit_account (company_id, member_id) values (${companyId}, ${memberId}) returning id::text`;
    const id = (account as { id: Id }).id;
    given += 1;
    await moveCredit(tx, id, 'apply', { kind: 'buyer', memberId });
    await moveCredit(tx, id, 'approve', system, { also: sql`, term_days = 30, valid_to = current_date + 365` });
    await bookCredit(tx, id, {
      type: 'allocate',
      subject: 'application',
      bizNo: `CA${process.pid}${given}`,
      fen: limitFen,
      by: system,
      memberId,
    });
    return id;
  });

/** Limit, used and frozen, in fen. */
export const quotaOf = async (db: Db, companyId: Id): Promise<number[]> => {
  const { rows } = await db.pool.query('select limit_fen, used_fen, frozen_fen from credit_account where company_id = $1', [companyId]);
  return ['limit_fen', 'used_fen', 'frozen_fen'].map((name) => Number(rows[0]?.[name]));
};

export const reviewOf = async (db: Db, orderId: Id): Promise<Id> =>
  (await db.pool.query<{ id: Id }>('select review_id::text as id from credit_review_order where order_id = $1', [orderId])).rows[0]
    ?.id as Id;

/** The lines of an order, in their order: what each is, and how much. */
export const linesOnQuota = async (db: Db, orderId: Id): Promise<string[]> =>
  (
    await db.pool.query<{ line: string }>(`select type || ' ' || amount_fen as line from credit_ledger where order_id = $1 order by id`, [
      orderId,
    ])
  ).rows.map(({ line }) => line);
