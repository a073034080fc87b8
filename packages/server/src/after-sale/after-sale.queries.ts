import {
  type AfterSaleDetail,
  type AfterSalePage,
  type AfterSalePageQuery,
  AfterSaleStep,
  type AfterSaleSummary,
} from '@mall/contract/after-sale/after-sale.api.ts';
import { type AfterSaleState, afterSaleCodes, afterSaleStates, afterSaleTypeOf } from '@mall/contract/after-sale/after-sale.machine.ts';
import {
  afterSaleReasonKeys,
  afterSaleReasons,
  afterSaleTabNames,
  afterSaleTabs,
  type ReturnAddress,
} from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { whereByWhom } from '../company/sight.queries.ts';
import { belowRow } from '../kernel/below-row.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { buyerActions, doerOf, type ResendAddress, SummaryRow, summaryColumns, summaryJoins, toSummary } from './after-sale-row.ts';

const filterOf = (side: BuyerSide, query: AfterSalePageQuery): SQL => {
  const conditions = [sql`${within(side, 'a')}`];
  if (query.type) conditions.push(sql`a.type = ${afterSaleTypeOf(Number(query.type) as 1 | 2 | 3)}`);
  if (query.startTime) conditions.push(sql`a.created_at >= ${query.startTime}::timestamptz`);
  if (query.endTime) conditions.push(sql`a.created_at <= ${query.endTime}::timestamptz`);
  if (query.keyword) {
    const like = likePattern(query.keyword);
    conditions.push(sql`(a.aftersale_sn ilike ${like} or exists (select from shop_order k where k.id = a.order_id and k.order_sn like ${like})
      or exists (select from after_sale_line x join order_line l on l.id = x.order_line_id where x.after_sale_id = a.id and l.spec_name ilike ${like}))`);
  }
  conditions.push(...whereByWhom(query, 'a'));
  return sql.join(conditions, sql` and `);
};

const stateIn = (states: readonly AfterSaleState[]): SQL => sql`a.state = any (${sql.param([...states])}::text[])`;

const StateRow = z.strictObject({ state: z.enum(afterSaleStates), num: z.number() });

/** After-sales, the latest first; every tab is counted under the same filter. */
export const listAfterSales = async (tx: Tx, side: BuyerSide, query: AfterSalePageQuery, days: number): Promise<AfterSalePage> => {
  const where = filterOf(side, query);
  const counted = await readRows(tx, StateRow)`select a.state, count(*)::int as num from after_sale a where ${where} group by a.state`;
  const countOf = (states?: readonly AfterSaleState[]) =>
    counted.reduce((sum, row) => (states && !states.includes(row.state) ? sum : sum + row.num), 0);
  const counts = Object.fromEntries([
    ['all', countOf()],
    ...afterSaleTabNames.map((tab) => [tab, countOf(afterSaleTabs[tab])]),
  ]) as AfterSalePage['counts'];
  const inTab = query.state ? sql`${where} and ${stateIn(afterSaleTabs[query.state])}` : where;
  const rows = await readRows(tx, SummaryRow)`
    select ${summaryColumns(days)}
    from (select * from after_sale a where ${inTab} and ${belowRow(sql`a.id`, query)} order by a.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}) a ${summaryJoins}
    order by a.id desc`;
  const list = rows.map((row): AfterSaleSummary => ({ ...toSummary(row), ...doerOf(side, row), actions: buyerActions(side, row) }));
  return { list, total: query.state ? counts[query.state] : counts.all, counts };
};

const StepRow = AfterSaleStep.omit({ stateCode: true, fromState: true }).extend({ fromState: z.enum(afterSaleStates).nullable() });
type StepRow = z.infer<typeof StepRow>;
const DetailRow = SummaryRow.extend({
  reason: z.enum(afterSaleReasonKeys),
  description: z.string(),
  photos: z.array(z.string()),
  freightFen: z.number(),
  appliedFen: z.number(),
  sellerRemark: z.string(),
  contacts: z.string(),
  contactPhone: z.string(),
  returnAddress: z.custom<ReturnAddress>().nullable(),
  resendAddress: z.custom<ResendAddress>().nullable(),
  finished: z.string().nullable(),
  steps: z.array(StepRow),
});
type DetailRow = z.infer<typeof DetailRow>;

const stepColumns = sql`
  select coalesce(json_agg(json_build_object('event', e.event, 'fromState', e.from_state, 'toState', e.to_state, 'byKind', e.by_kind,
    'byName', case e.by_kind when 'buyer' then m.member_name when 'seller' then s.name else '' end,
    'reason', e.reason, 'photos', e.photos, 'at', ${timeText(sql`e.at`)}) order by e.seq), '[]'::json)
  from after_sale_event e where e.after_sale_id = a.id`;

const toStep = ({ fromState, ...step }: StepRow): AfterSaleStep => ({
  ...step,
  ...(fromState === null ? {} : { fromState }),
  stateCode: afterSaleCodes[step.toState],
});

/** All of one, for whoever reaches it. */
export const requireAfterSaleRow = async (tx: Tx, side: ActingSide, id: Id, days: number): Promise<DetailRow> => {
  const rows = await readRows(tx, DetailRow)`
    select ${summaryColumns(days)}, a.reason, a.description, a.photos, a.freight_fen::float8 as "freightFen", a.applied_fen::float8 as "appliedFen",
      a.seller_remark as "sellerRemark", a.contacts, a.contact_phone as "contactPhone", a.return_address as "returnAddress",
      a.resend_address as "resendAddress", ${timeText(sql`a.finished_at`)} as finished,
      (${stepColumns}) as steps
    from after_sale a ${summaryJoins} where a.id = ${id} and ${within(side, 'a')}`;
  if (!rows[0]) throw refuse('kernel.not_found');
  return rows[0];
};

export const toDetail = (row: DetailRow, language: Language) => ({
  ...toSummary(row),
  reason: afterSaleReasons[row.reason].words[language],
  description: row.description,
  photos: row.photos,
  freight: toYuan(fen(row.freightFen)),
  appliedAmount: toYuan(fen(row.appliedFen)),
  sellerRemark: row.sellerRemark,
  address: {
    receiver: row.returnAddress?.receiver ?? '',
    receiverPhone: row.returnAddress?.receiverPhone ?? '',
    receiverAddress: row.returnAddress?.receiverAddress ?? '',
    contacts: row.contacts,
    contactPhone: row.contactPhone,
    areaInfo: row.resendAddress?.areaInfo ?? '',
    trueName: row.resendAddress?.trueName ?? '',
    mobPhone: row.resendAddress?.mobPhone ?? '',
  },
  resendCompany: row.resendCompany,
  resendNumber: row.resendNumber,
  refundStarted: row.refundStarted ? (1 as const) : (0 as const),
  ...(row.finished === null ? {} : { finishDate: row.finished }),
  servicePhone: '',
  steps: row.steps.map(toStep),
});

export const requireAfterSale = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  language: Language,
  { AFTER_SALE_DAYS, HOTLINE }: Pick<Config, 'AFTER_SALE_DAYS' | 'HOTLINE'>,
): Promise<AfterSaleDetail> => {
  const row = await requireAfterSaleRow(tx, side, id, AFTER_SALE_DAYS);
  return { ...toDetail(row, language), servicePhone: HOTLINE, actions: buyerActions(side, row) };
};

/** The steps of an after-sale, the first one first. */
export const requireSteps = async (tx: Tx, side: BuyerSide, id: Id, days: number): Promise<AfterSaleStep[]> =>
  (await requireAfterSaleRow(tx, side, id, days)).steps.map(toStep);
