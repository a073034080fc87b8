import { type CompaniesQuery, type CompanyFilter, CompanyRow, CompanyStanding } from '@mall/contract/company/companies.api.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskedMobile } from '../account/mask-mobile.ts';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const columns = sql`c.id::text, c.name, coalesce(c.unified_code, '') as "unifiedCode", c.state, bought.orders, ${timeText(sql`bought.last`)} as "orderDate",
  (select count(*)::int from member m where m.company_id = c.id) as people`;
const bought = sql`left join lateral (select count(*)::int as orders, max(o.created_at) as last from shop_order o where o.company_id = c.id) bought on true`;

const whereOf = ({ state, word }: CompanyFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(state ? [sql`c.state = ${state}`] : []),
      ...(word ? [sql`(c.name like ${likePattern(word)} or c.unified_code like ${`${likePattern(word.toUpperCase()).slice(1)}`})`] : []),
    ],
    sql` and `,
  );

/** Who ordered last first. */
export const companiesOf = (filter: CompanyFilter): SQL =>
  sql`select ${columns} from company c ${bought} where ${whereOf(filter)} order by bought.last desc nulls last, c.id`;

export const listStandings = async (tx: Tx, query: CompaniesQuery): Promise<PageOf<CompanyRow>> => {
  const list = await readRows(tx, CompanyRow)`${companiesOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from company c where ${whereOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const StandingRow = CompanyRow.extend({
  reason: z.string(),
  stateDate: TimeText.nullable(),
  createDate: TimeText,
  toPay: z.int(),
  underWay: z.int(),
  paidFen: z.number(),
});
const Administrator = CompanyStanding.shape.administrators.element;
const Step = CompanyStanding.shape.steps.element;

const actionsOf = ({ rights }: MallSide, state: CompanyRow['state']): CompanyStanding['actions'] => [
  ...(rights.has('operations:members:manage') && state === 'active' ? (['freeze'] as const) : []),
  ...(rights.has('operations:members:manage') && state === 'blocked' ? (['unfreeze'] as const) : []),
  ...(rights.has('operations:audit:decide') ? (['audit'] as const) : []),
];

export const requireStanding = async (tx: Tx, side: MallSide, companyId: Id): Promise<CompanyStanding> => {
  const [row] = await readRows(tx, StandingRow)`
    select ${columns}, c.reason, ${timeText(sql`c.audited_at`)} as "stateDate", ${timeText(sql`c.created_at`)} as "createDate",
      open.to_pay as "toPay", open.under_way as "underWay", open.paid as "paidFen"
    from company c ${bought} left join lateral (select (count(*) filter (where o.state = 'wait_pay'))::int as to_pay,
      (count(*) filter (where o.state in ('in_approval', 'wait_ship', 'wait_receive')))::int as under_way,
      coalesce(sum(o.paid_fen - o.refunded_fen), 0)::float8 as paid from shop_order o where o.company_id = c.id) open on true
    where c.id = ${companyId}`;
  if (!row) throw refuse('company.missing');
  const administrators = await readRows(tx, Administrator)`
    select m.id::text, m.member_name as name, ${maskedMobile} as mobile from member m
    where m.company_id = ${companyId} and m.enabled and (m.id = (select member_id from company where id = ${companyId}) or ${holdsRight('company:certify')})
    order by m.id limit 20`;
  const steps = await readRows(tx, Step)`
    select a.id::text, a.event, coalesce(m.member_name, '') as name, a.reason, ${timeText(sql`a.at`)} as date
    from company_audit a left join member m on m.id = a.by_member_id where a.company_id = ${companyId} order by a.seq desc limit 30`;
  const { paidFen, ...shown } = row;
  return { ...shown, paid: toYuan(fen(paidFen)), administrators, steps, actions: actionsOf(side, row.state) };
};
