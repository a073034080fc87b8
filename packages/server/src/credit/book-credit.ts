import type { LedgerType } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';

type Change = { limit?: number; used?: number; frozen?: number };

/** What each kind of line does with an amount. */
const changes: Readonly<Record<Exclude<LedgerType, 'allocate' | 'adjust'>, (fen: number) => Change>> = {
  freeze: (fen) => ({ frozen: fen }),
  unfreeze: (fen) => ({ frozen: -fen }),
  deduct: (fen) => ({ used: fen, frozen: -fen }),
  revert: (fen) => ({ used: -fen }),
  refund: (fen) => ({ used: -fen }),
  repay: (fen) => ({ used: -fen }),
  write_off: (fen) => ({ used: -fen }),
};

export type CreditLine = {
  type: LedgerType;
  subject: 'order' | 'after_sale' | 'application' | 'act';
  bizNo: string;
  /** Of a limit: by how much it changes, down or up. */
  fen: number;
  by: By;
  memberId: Id;
  departmentId?: Id | null;
  orderId?: Id;
  remark?: string;
};

/**
 * Writes a line of the ledger and what it makes of the figures, the only place where either changes. The account is locked by whoever calls. False when there is
 * such a line already, and then nothing changes.
 */
export const bookCredit = async (tx: Tx, accountId: Id, line: CreditLine): Promise<boolean> => {
  const { type, fen } = line;
  const { limit = 0, used = 0, frozen = 0 } = type === 'allocate' || type === 'adjust' ? { limit: fen } : changes[type](fen);
  const { rowCount } = await tx.execute(sql`
    with line as (
      insert into credit_ledger (account_id, company_id, member_id, department_id, type, subject, biz_no, order_id, amount_fen, limit_change, used_change, frozen_change,
        limit_after, used_after, frozen_after, by_kind, by_member_id, remark)
      select a.id, a.company_id, ${line.memberId}, ${line.departmentId ?? null}::bigint, ${type}, ${line.subject}, ${line.bizNo}, ${line.orderId ?? null}::bigint,
        ${Math.abs(fen)}::bigint, ${limit}::bigint, ${used}::bigint, ${frozen}::bigint, a.limit_fen + ${limit}::bigint, a.used_fen + ${used}::bigint, a.frozen_fen + ${frozen}::bigint,
        ${line.by.kind}, ${line.by.memberId ?? null}::bigint, ${line.remark ?? ''}
      from credit_account a where a.id = ${accountId}
      on conflict (type, biz_no) do nothing returning account_id, limit_after, used_after, frozen_after)
    update credit_account a set limit_fen = line.limit_after, used_fen = line.used_after, frozen_fen = line.frozen_after from line where a.id = line.account_id`);
  return rowCount === 1;
};
