import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { Money } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OaPaper } from '../gateways/oa.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

/** Whoever decides a longer one reads it in the mall, by the link. */
const mostLines = 200;

const yuan = (fen: string) => sql.raw(`to_char(${fen} / 100.0, 'FM999999999990.00')`);

const Row = z.strictObject({
  requestId: Id,
  bizNo: z.string(),
  title: z.string(),
  company: z.string(),
  requester: z.string(),
  department: z.string(),
  amount: Money,
  payMode: z.string(),
  word: z.string(),
  submittedAt: TimeText,
  documentHash: z.string(),
  lines: z.array(z.strictObject({ name: z.string(), num: z.number(), unit: z.string(), amount: Money })),
});

export const callbackPath = '/portal/approval/oa/callback';

/** What the other side gets to read of these requests; of those that are not its any more, nothing. */
export const readOaPapers = async (
  tx: Tx,
  { API_BASE, siteUrl }: Pick<House['config'], 'API_BASE' | 'siteUrl'>,
  requestIds: readonly Id[],
): Promise<Map<Id, OaPaper>> => {
  const rows = await readRows(tx, Row)`
    select r.id::text as "requestId", r.request_no as "bizNo", r.title, c.name as company, m.member_name as requester, coalesce(d.name, '') as department,
      ${yuan('r.amount_fen')} as amount, r.pay_mode as "payMode", r.word, ${timeText(sql`r.created_at`)} as "submittedAt", r.document_hash as "documentHash",
      coalesce((select json_agg(x.line) from (
        select json_build_object('name', l.spec_name, 'num', l.num, 'unit', l.unit, 'amount', ${yuan('l.pay_fen')}) as line
        from order_line l join shop_order o on o.id = l.order_id where o.trade_id = r.trade_id order by l.id limit ${mostLines}) x), '[]'::json) as lines
    from approval_request r join company c on c.id = r.company_id join member m on m.id = r.member_id left join department d on d.id = r.department_id
    where r.id = any (${sql.param([...requestIds])}::bigint[]) and r.state = 'running' and r.channel = 'oa'`;
  return new Map(
    rows.map(({ requestId, ...paper }) => [
      requestId,
      {
        ...paper,
        callbackUrl: `${siteUrl}${API_BASE}${callbackPath}`,
        detailUrl: `${siteUrl}/personalCenterBase/requestBuyApproveDetail?id=${requestId}`,
      },
    ]),
  );
};
