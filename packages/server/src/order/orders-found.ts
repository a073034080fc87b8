import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { whereByWhom } from '../company/sight.queries.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { type Side, within } from '../kernel/side.ts';

/** The orders that this side sees; a buyer without those that were taken off the list. */
export const ordersOf = (side: Side): SQL => (side.kind === 'buyer' ? sql`${within(side, 'o')} and not o.hidden` : within(side, 'o'));

/** What a filter asks for beside whose orders they are. */
const narrowedBy = (filter: OrderFilter): SQL[] => {
  const conditions: SQL[] = [];
  if (filter.state) conditions.push(sql`o.state = ${filter.state}`);
  if (filter.evaluate) conditions.push(sql`o.evaluate_state = ${filter.evaluate}`);
  if (filter.orderSn) conditions.push(sql`o.order_sn like ${likePattern(filter.orderSn)}`);
  if (filter.goodsName)
    conditions.push(sql`exists (select from order_line l where l.order_id = o.id and l.spec_name ilike ${likePattern(filter.goodsName)})`);
  if (filter.startTime) conditions.push(sql`o.created_at >= ${filter.startTime}::timestamptz`);
  if (filter.endTime) conditions.push(sql`o.created_at <= ${filter.endTime}::timestamptz`);
  if (filter.minAmount) conditions.push(sql`o.payable_fen >= ${fromYuan(filter.minAmount)}`);
  if (filter.maxAmount) conditions.push(sql`o.payable_fen <= ${fromYuan(filter.maxAmount)}`);
  if (filter.payMode) conditions.push(sql`o.pay_mode = ${filter.payMode}`);
  if (filter.projectId)
    conditions.push(sql`exists (select from project_booking b where b.order_id = o.id and b.project_id = ${filter.projectId})`);
  conditions.push(...whereByWhom(filter, 'o'));
  if (filter.orderIds) conditions.push(sql`o.id = any (${sql.param(filter.orderIds.split(','))}::bigint[])`);
  return conditions;
};

/** The conditions of a filter, on `shop_order o`. */
export const whereOf = (side: Side, filter: OrderFilter): SQL => sql.join([ordersOf(side), ...narrowedBy(filter)], sql` and `);

/** A part of what a side sees; `few`: hardly ever more than some. */
type Part = { readonly where: SQL; readonly few?: true };

/**
 * What a side sees, in parts without a row in common: by "or" of his own and his company's the database would read every order, and by "not his
 * company's" all of his own to find none.
 */
const partsOf = (side: Side): Part[] => {
  if (side.kind !== 'buyer') return [{ where: ordersOf(side) }];
  const { memberId, companyId, departments, reach } = side;
  if (reach === 'own' || companyId === undefined) return [{ where: ordersOf(side) }];
  const own = sql`o.member_id = ${memberId} and not o.hidden`;
  const company = sql`o.company_id = ${companyId}`;
  const among = sql`o.department_id = any (${sql.param([...departments])}::bigint[])`;
  const theirs: Part[] =
    reach === 'company'
      ? [{ where: sql`${company} and not o.hidden` }]
      : [{ where: sql`${company} and ${among} and not o.hidden` }, { where: sql`${own} and ${company} and (${among}) is not true` }];
  return [
    ...theirs,
    { where: sql`${own} and o.company_id is null` },
    { where: sql`${own} and o.company_id < ${companyId}`, few: true },
    { where: sql`${own} and o.company_id > ${companyId}`, few: true },
  ];
};

/**
 * Columns of the orders of a filter. `onward`: which of them by their ids, and how many of each part. Few are sorted when they are found: the
 * database, which takes them for many, would look for them in the order of their ids among all the others.
 */
export const ordersFound = (side: Side, filter: OrderFilter, columns: SQL, onward: (id: SQL) => SQL = () => sql``): SQL =>
  sql.join(
    partsOf(side).map(
      ({ where, few }) =>
        sql`(select ${columns} from shop_order o where ${sql.join([where, ...narrowedBy(filter)], sql` and `)} ${onward(few ? sql`o.id + 0` : sql`o.id`)})`,
    ),
    sql` union all `,
  );
