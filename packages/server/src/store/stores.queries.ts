import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { storeStates } from '@mall/contract/store/store.machine.ts';
import { type StoreFilter, StoreRow, StoreStanding, type StoresQuery } from '@mall/contract/store/stores.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskedMobile } from '../account/mask-mobile.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide, StoreSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const columns = sql`s.id::text, s.name, s.company_name as "companyName", s.kind, s.state, sold.orders, ${timeText(sql`sold.last`)} as "orderDate",
  (select count(*)::int from goods g where g.store_id = s.id and g.state = 'on') as goods`;
const sold = sql`left join lateral (select count(*)::int as orders, max(o.created_at) as last from shop_order o where o.store_id = s.id) sold on true`;

const whereOf = ({ state, kind, word }: StoreFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(state ? [sql`s.state = ${state}`] : []),
      ...(kind ? [sql`s.kind = ${kind}`] : []),
      ...(word ? [sql`(s.name like ${likePattern(word)} or s.company_name like ${likePattern(word)})`] : []),
    ],
    sql` and `,
  );

/** Who was ordered from last first. */
export const storesOf = (filter: StoreFilter): SQL =>
  sql`select ${columns} from store s ${sold} where ${whereOf(filter)} order by sold.last desc nulls last, s.id`;

export const listStandings = async (tx: Tx, query: StoresQuery): Promise<PageOf<StoreRow>> => {
  const list = await readRows(tx, StoreRow)`${storesOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from store s where ${whereOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const StandingRow = StoreRow.extend({
  reason: z.string(),
  stateDate: TimeText.nullable(),
  openDate: TimeText,
  toPay: z.int(),
  toShip: z.int(),
  underWay: z.int(),
  paidFen: z.number(),
});
const Person = StoreStanding.shape.people.element;
const Step = StoreStanding.shape.steps.element;

const actionsOf = ({ rights }: MallSide, state: StoreRow['state']): StoreStanding['actions'] => {
  if (!rights.has('operations:members:manage') || state === 'closed') return [];
  return state === 'open' ? ['freeze'] : ['unfreeze'];
};

export const requireStanding = async (tx: Tx, side: MallSide, storeId: Id): Promise<StoreStanding> => {
  const [row] = await readRows(tx, StandingRow)`
    select ${columns}, s.state_reason as reason, ${timeText(sql`s.state_at`)} as "stateDate", ${timeText(sql`s.opened_at`)} as "openDate",
      open.to_pay as "toPay", open.to_ship as "toShip", open.under_way as "underWay", open.paid as "paidFen"
    from store s ${sold} left join lateral (select (count(*) filter (where o.state = 'wait_pay'))::int as to_pay,
      (count(*) filter (where o.state = 'wait_ship'))::int as to_ship, (count(*) filter (where o.state = 'wait_receive'))::int as under_way,
      coalesce(sum(o.paid_fen - o.refunded_fen), 0)::float8 as paid from shop_order o where o.store_id = s.id) open on true
    where s.id = ${storeId}`;
  if (!row) throw refuse('store.missing');
  const people = await readRows(tx, Person)`
    select m.id::text, m.member_name as name, ${maskedMobile} as mobile from member m where m.store_id = ${storeId} and m.enabled order by m.id limit 20`;
  const steps = await readRows(tx, Step)`
    select e.seq::text as id, e.event, coalesce(m.member_name, '') as name, e.reason, ${timeText(sql`e.at`)} as date
    from store_event e left join member m on m.id = e.by_member_id where e.store_id = ${storeId} order by e.seq desc limit 30`;
  const { paidFen, ...shown } = row;
  return { ...shown, paid: toYuan(fen(paidFen)), people, steps, actions: actionsOf(side, row.state) };
};

const OwnStanding = z.strictObject({ state: z.enum(storeStates), reason: z.string(), date: TimeText.nullable() });

/** As its own people read it. */
export const readOwnStanding = async (tx: Tx, { storeId }: StoreSide): Promise<z.infer<typeof OwnStanding>> => {
  const [row] = await readRows(tx, OwnStanding)`
    select state, state_reason as reason, ${timeText(sql`state_at`)} as date from store where id = ${storeId}`;
  if (!row) throw refuse('store.missing');
  return row;
};
