import { type ErrorCode, isErrorCode } from '@mall/contract/errors.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import type { StandingOrder, StandingRun } from '@mall/contract/procurement/standing.api.ts';
import { type StandingState, standingStates } from '@mall/contract/procurement/standing.machine.ts';
import { nextRun, periods } from '@mall/contract/procurement/standing.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { listFigures } from './list.queries.ts';

const RunRow = z.strictObject({
  id: Id,
  dueDate: z.string(),
  time: z.string(),
  result: z.enum(['ordered', 'failed', 'skipped']),
  reason: z.strictObject({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  orders: z.array(z.strictObject({ orderId: Id, orderSn: z.string() })),
  fen: z.number().nullable(),
});
type RunRow = z.infer<typeof RunRow>;

const Row = z.strictObject({
  id: Id,
  memberId: Id,
  name: z.string(),
  ownerName: z.string(),
  listId: Id,
  listName: z.string(),
  lines: z.number(),
  fen: z.number(),
  period: z.enum(periods),
  day: z.number(),
  addressId: Id,
  payMode: z.enum(payModes),
  projectId: Id.nullable(),
  projectName: z.string(),
  state: z.enum(standingStates),
  nextDate: z.string().nullable(),
  skippedDate: z.string().nullable(),
  lastRun: RunRow.nullable(),
});

type Read = z.infer<typeof Row>;

/** Of `standing_order_run r`. */
const runFields: readonly (readonly [string, SQL])[] = [
  ['id', sql`r.id::text`],
  ['dueDate', sql`r.due_on::text`],
  ['time', timeText(sql`r.at`)],
  ['result', sql`r.result`],
  ['reason', sql`r.reason`],
  [
    'orders',
    sql`coalesce((select json_agg(json_build_object('orderId', o.id::text, 'orderSn', o.order_sn) order by o.id) from shop_order o where o.trade_id = r.trade_id), '[]')`,
  ],
  ['fen', sql`(select sum(o.payable_fen)::float8 from shop_order o where o.trade_id = r.trade_id)`],
];
const runColumns = sql.join(
  runFields.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
  sql`, `,
);
const runObject = sql`json_build_object(${sql.join(
  runFields.map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
  sql`, `,
)})`;

const yuan = (amount: number) => toYuan(fen(amount));

const reasonOf = (reason: RunRow['reason'], language: Language): string => {
  if (!reason) return '';
  return isErrorCode(reason.code) ? refusalEnvelope(refuse(reason.code satisfies ErrorCode, reason.values), language).msg : reason.code;
};

const runOf = ({ reason, fen: amount, ...run }: RunRow, language: Language): StandingRun => ({
  ...run,
  reason: reasonOf(reason, language),
  amount: amount === null ? null : yuan(amount),
});

const actionsOf: Record<StandingState, StandingOrder['actions']> = {
  active: ['edit', 'skip', 'unskip', 'pause', 'end'],
  paused: ['edit', 'resume', 'end'],
  ended: [],
};

/** A run that was left out can be taken back while the one behind it is the next: another calendar has other days. */
const skippedBefore = ({ period, day, nextDate, skippedDate }: Pick<Read, 'period' | 'day' | 'nextDate' | 'skippedDate'>): string | null =>
  skippedDate !== null && nextRun(period, day, skippedDate) === nextDate ? skippedDate : null;

type Asked = { state?: StandingState | undefined; page: number; limit: number };

/** Standing orders that the reader sees: those that come next first, what has ended last. */
export const listStandings = async (
  tx: Tx,
  side: BuyerSide,
  { state, page, limit }: Asked,
  language: Language,
): Promise<PageOf<StandingOrder>> => {
  const where = sql`${within(companySide(side), 'so')}${state ? sql` and so.state = ${state}` : sql``}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from standing_order so where ${where}`;
  const rows = await readRows(tx, Row)`
    select so.id::text, so.member_id::text as "memberId", so.name, m.member_name as "ownerName", so.list_id::text as "listId", l.name as "listName", f.lines, f.fen, so.period, so.day,
      so.address_id::text as "addressId", so.pay_mode as "payMode", so.project_id::text as "projectId", coalesce(p.name, '') as "projectName", so.state,
      case when so.state = 'active' then so.next_on::text end as "nextDate",
      (select r.due_on::text from standing_order_run r where r.standing_id = so.id and r.result = 'skipped' and r.due_on > current_date order by r.due_on desc limit 1) as "skippedDate",
      (select ${runObject} from standing_order_run r where r.standing_id = so.id order by r.id desc limit 1) as "lastRun"
    from standing_order so join member m on m.id = so.member_id join procurement_list l on l.id = so.list_id left join project p on p.id = so.project_id join ${listFigures} f on true
    where ${where} order by array_position(array['active', 'paused', 'ended'], so.state), so.next_on, so.id limit ${limit} offset ${(page - 1) * limit}`;
  return {
    list: rows.map(({ memberId, fen: amount, lastRun, ...read }) => {
      const row = { ...read, skippedDate: skippedBefore(read) };
      return {
        ...row,
        amount: yuan(amount),
        lastRun: lastRun && runOf(lastRun, language),
        actions: memberId === side.memberId ? actionsOf[row.state].filter((act) => act !== 'unskip' || row.skippedDate !== null) : [],
      };
    }),
    total: counted?.total ?? 0,
  };
};

/** What became of the runs of one that the reader sees, the latest first. */
export const listRuns = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<PageOf<StandingRun>> => {
  const { rows: seen } = await tx.execute(sql`select from standing_order so where so.id = ${id} and ${within(companySide(side), 'so')}`);
  if (seen.length === 0) throw refuse('kernel.not_found');
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from standing_order_run where standing_id = ${id}`;
  const rows = await readRows(tx, RunRow)`
    select ${runColumns} from standing_order_run r where r.standing_id = ${id} order by r.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map((row) => runOf(row, language)), total: counted?.total ?? 0 };
};
