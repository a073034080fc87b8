import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Limits } from './limits.ts';

type About = Limits & { memberId: Id; companyId: Id; title: string };

/** What the company says of one of its people; who comes anew from another company begins anew. */
export const describePerson = async (tx: Tx, { memberId, companyId, title, limitFen, orderLimitFen }: About): Promise<void> => {
  await tx.execute(sql`
    insert into sub_account (member_id, company_id, title, month_limit_fen, order_limit_fen)
    values (${memberId}, ${companyId}, ${title}, ${limitFen}, ${orderLimitFen})
    on conflict (member_id) do update set company_id = excluded.company_id, title = excluded.title, month_limit_fen = excluded.month_limit_fen,
      order_limit_fen = excluded.order_limit_fen,
      disabled_at = case when sub_account.company_id = excluded.company_id then sub_account.disabled_at end`);
};
