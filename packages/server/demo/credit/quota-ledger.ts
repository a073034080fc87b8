import type { LedgerType } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../src/kernel/db.ts';
import type { By } from '../../src/kernel/side.ts';

/** A line of a quota's ledger, at its own time. */
export type LedgerLine = {
  type: LedgerType;
  subject: 'order' | 'application' | 'act';
  bizNo: string;
  fen: number;
  at: Date;
  by: By;
  memberId: Id;
  departmentId?: Id | null;
  orderId?: Id;
  remark?: string;
};

export const OrderOnQuota = z.strictObject({
  id: Id,
  orderSn: z.string(),
  memberId: Id,
  departmentId: Id.nullable(),
  fen: z.number(),
  /** Milliseconds of the epoch. */
  placed: z.number(),
  passed: z.number().nullable(),
  cancelled: z.number().nullable(),
});

/** What an order did to the quota: frozen when it was placed, then deducted or free again. */
export const linesOf = (order: z.infer<typeof OrderOnQuota>): LedgerLine[] => {
  const { orderSn: bizNo, memberId, departmentId, fen, id: orderId } = order;
  const line = { subject: 'order', bizNo, fen, memberId, departmentId, orderId } as const;
  const system = { kind: 'system' } as const;
  return [
    { ...line, type: 'freeze', at: new Date(order.placed), by: { kind: 'buyer', memberId } },
    ...(order.passed ? [{ ...line, type: 'deduct' as const, at: new Date(order.passed), by: system }] : []),
    ...(order.cancelled ? [{ ...line, type: 'unfreeze' as const, at: new Date(order.cancelled), by: system }] : []),
  ];
};

const changeOf = ({ type, fen }: LedgerLine): readonly [limit: number, used: number, frozen: number] => {
  if (type === 'allocate' || type === 'adjust') return [fen, 0, 0];
  if (type === 'freeze') return [0, 0, fen];
  if (type === 'unfreeze') return [0, 0, -fen];
  return type === 'deduct' ? [0, fen, -fen] : [0, -fen, 0];
};

/** Writes lines in the order of their times, with what each made of the figures, and the figures at last. */
export const writeLedger = async (tx: Tx, accountId: Id, lines: readonly LedgerLine[]): Promise<void> => {
  let after: readonly number[] = [0, 0, 0];
  for (const line of lines.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (line.fen === 0) continue;
    const change = changeOf(line);
    after = after.map((figure, nth) => figure + (change[nth] as number));
    await tx.execute(sql`
      insert into credit_ledger (account_id, company_id, member_id, department_id, type, subject, biz_no, order_id, amount_fen, limit_change, used_change, frozen_change,
        limit_after, used_after, frozen_after, by_kind, by_member_id, remark, at)
      select id, company_id, ${line.memberId}, ${line.departmentId ?? null}::bigint, ${line.type}, ${line.subject}, ${line.bizNo}, ${line.orderId ?? null}::bigint, ${Math.abs(line.fen)},
        ${change[0]}, ${change[1]}, ${change[2]}, ${after[0]}, ${after[1]}, ${after[2]}, ${line.by.kind}, ${line.by.memberId ?? null}::bigint, ${line.remark ?? ''}, ${line.at}
      from credit_account where id = ${accountId}`);
  }
  await tx.execute(sql`
    update credit_account set limit_fen = ${after[0]}, used_fen = ${after[1]}, frozen_fen = ${after[2]} where id = ${accountId}`);
};
