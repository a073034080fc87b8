import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { Money } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCreditOfTrade } from '../credit/credit-of-trade.ts';
import type { OaPaper } from '../gateways/oa.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { readBudgetsOfTrade } from '../project/budgets-of-trade.ts';

/** Whoever decides a longer one reads it in the mall, by the link. */
const mostLines = 200;

const yuan = (fen: string) => sql.raw(`to_char(${fen} / 100.0, 'FM999999999990.00')`);

const Row = z.strictObject({
  requestId: Id,
  tradeId: Id,
  companyId: Id,
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
  sums: z.strictObject({ goods: Money, freight: Money, discount: Money }),
  lines: z.array(z.strictObject({ name: z.string(), num: z.number(), unit: z.string(), amount: Money })),
});

export const callbackPath = '/portal/approval/oa/callback';

const quotaOf = async (tx: Tx, tradeId: Id, companyId: Id): Promise<OaPaper['quota']> => {
  const taken = await readCreditOfTrade(tx, tradeId, companyId);
  return taken && { total: taken.total, left: taken.left, own: taken.own };
};

/** What the other side gets to read of these requests; of those that are not its any more, nothing. */
export const readOaPapers = async (
  tx: Tx,
  { API_BASE, siteUrl }: Pick<House['config'], 'API_BASE' | 'siteUrl'>,
  requestIds: readonly Id[],
): Promise<Map<Id, OaPaper>> => {
  const rows = await readRows(tx, Row)`
    select r.id::text as "requestId", r.trade_id::text as "tradeId", r.company_id::text as "companyId", r.request_no as "bizNo", r.title, c.name as company, m.member_name as requester, coalesce(d.name, '') as department,
      ${yuan('r.amount_fen')} as amount, r.pay_mode as "payMode", r.word, ${timeText(sql`r.created_at`)} as "submittedAt", r.document_hash as "documentHash",
      (select json_build_object('goods', ${yuan('sum(o.goods_fen)')}, 'freight', ${yuan('sum(o.freight_fen)')}, 'discount', ${yuan('sum(o.goods_fen + o.freight_fen - o.payable_fen)')})
        from shop_order o where o.trade_id = r.trade_id) as sums,
      coalesce((select json_agg(x.line) from (
        select json_build_object('name', l.spec_name, 'num', l.num, 'unit', l.unit, 'amount', ${yuan('l.pay_fen')}) as line
        from order_line l join shop_order o on o.id = l.order_id where o.trade_id = r.trade_id order by l.id limit ${mostLines}) x), '[]'::json) as lines
    from approval_request r join company c on c.id = r.company_id join member m on m.id = r.member_id left join department d on d.id = r.department_id
    where r.id = any (${sql.param([...requestIds])}::bigint[]) and r.state = 'running' and r.channel = 'oa'`;
  const papers = new Map<Id, OaPaper>();
  // A round of the clock has thirty at most.
  for (const { requestId, tradeId, companyId, ...paper } of rows)
    papers.set(requestId, {
      ...paper,
      projects: (await readBudgetsOfTrade(tx, tradeId)).map(({ code, name, costCentre, budget, left, own }) => ({
        code,
        name,
        costCentre,
        budget,
        left,
        own,
      })),
      quota: await quotaOf(tx, tradeId, companyId),
      callbackUrl: `${siteUrl}${API_BASE}${callbackPath}`,
      detailUrl: `${siteUrl}/personalCenterBase/requestBuyApproveDetail?id=${requestId}`,
    });
  return papers;
};
