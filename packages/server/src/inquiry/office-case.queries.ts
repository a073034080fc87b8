import type { InquiryCase } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { invitationStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { readSteps, readVouchers } from './inquiry-detail.queries.ts';
import { classNameIn, storeNameIn } from './names-in.ts';
import { OverviewRow, overviewRows, yuanOrNull } from './office.queries.ts';
import { readFiles, readLines, readQuestions } from './shown-parts.ts';

const MoreRow = z.strictObject({
  classNames: z.array(z.string()),
  country: z.string().nullable(),
  place: z.string(),
  payTerms: z.string(),
  quotesLeast: z.number(),
  budgetFen: z.number().nullable(),
  openTime: z.string().nullable(),
  openedBy: z.string(),
  awardReason: z.string(),
  orderSn: z.string().nullable(),
});
const InvitedRow = z.strictObject({
  id: Id,
  round: z.number(),
  storeName: z.string(),
  state: z.enum(invitationStates),
  version: z.number(),
  reason: z.string(),
  at: z.string(),
  totalFen: z.number().nullable(),
});

/** What the overview leaves out. What the buyer means to spend helps whoever hears of it to quote, so it waits for the opening, too. */
const readMore = async (tx: Tx, id: Id, language: Language): Promise<z.infer<typeof MoreRow>> => {
  const [more] = await readRows(tx, MoreRow)`
    select array(select ${classNameIn(language, 'a')} from unnest(string_to_array(k.path, '/')) with ordinality as part(id, nth) join goods_class a on a.id = part.id::bigint order by nth) as "classNames",
      q.country, q.place, q.pay_terms as "payTerms", q.quotes_least as "quotesLeast", case when q.opened_at is not null then q.budget_fen::float8 end as "budgetFen",
      ${timeText(sql`q.opened_at`)} as "openTime", coalesce((select member_name from member where id = q.opened_by), '') as "openedBy", q.award_reason as "awardReason", o.order_sn as "orderSn"
    from inquiry q left join goods_class k on k.id = q.class_id left join shop_order o on o.id = q.order_id and o.state <> 'cancelled' where q.id = ${id}`;
  return more as z.infer<typeof MoreRow>;
};

/** Who was asked in each round; what he quoted stands in the row once it is opened, and not before. */
const readInvited = (tx: Tx, id: Id, language: Language) =>
  readRows(tx, InvitedRow)`
    select i.id::text, i.round, ${storeNameIn(language)} as "storeName", i.state, i.version, i.reason, ${timeText(sql`i.state_at`)} as at, t.total_fen::float8 as "totalFen"
    from invitation i join store s on s.id = i.store_id left join quotation t on t.invitation_id = i.id and t.version = i.version and t.opened is not null
    where i.inquiry_id = ${id} order by i.round desc, t.total_fen nulls last, i.id`;

/** One released inquiry as the mall sees it. */
export const requireCase = async (tx: Tx, id: Id, language: Language): Promise<InquiryCase> => {
  const [head] = await readRows(tx, OverviewRow)`${overviewRows({ id })}`;
  if (!head) throw refuse('kernel.not_found');
  const { totalFen, voucher: _voucher, ...summary } = head;
  const { budgetFen, ...more } = await readMore(tx, id, language);
  const invited = await readInvited(tx, id, language);
  return {
    ...summary,
    ...more,
    total: yuanOrNull(totalFen),
    budget: yuanOrNull(budgetFen),
    lines: await readLines(tx, id, false),
    files: await readFiles(tx, id),
    invitations: invited.map(({ totalFen: quotedFen, ...one }) => ({ ...one, total: yuanOrNull(quotedFen) })),
    questions: (await readQuestions(tx, id, null)).map(({ mine: _mine, ...question }) => question),
    steps: await readSteps(tx, id, language),
    vouchers: await readVouchers(tx, id),
  };
};
