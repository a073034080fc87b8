import { Id } from '@mall/contract/kernel/fields.ts';
import type { LineState } from '@mall/contract/payment/statement.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';

const Row = z.strictObject({
  id: Id,
  direction: z.enum(['in', 'out']),
  lineNo: z.string(),
  amountFen: z.number(),
  partyName: z.string(),
  remark: z.string(),
});
export type HeldLine = z.infer<typeof Row>;

/** Whoever puts lines to records does so one after the other: a record has one line. */
export const lockBooks = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank statement', 0))`);
};

/** Holds a line that stands in one of these states until the transaction ends; refuses one that somebody else has settled meanwhile. */
export const holdLine = async (tx: Tx, id: Id, from: readonly LineState[]): Promise<HeldLine> => {
  const [line] = await readRows(tx, Row.extend({ fits: z.boolean() }))`
    select id::text, direction, line_no as "lineNo", amount_fen::float8 as "amountFen", party_name as "partyName", remark,
      state = any (${sql.param([...from])}::text[]) as fits from bank_line where id = ${id} for update`;
  if (!line) throw refuse('kernel.not_found');
  const { fits, ...held } = line;
  if (!fits) throw refuse('order.moved');
  return held;
};

/** The only writer of what a person decides of a line. */
export const settleLine = async (tx: Tx, side: MallSide, id: Id, set: SQL): Promise<void> => {
  await tx.execute(sql`update bank_line set by_member_id = ${side.memberId}, decided_at = now(), ${set} where id = ${id}`);
};
