import type { Id } from '@mall/contract/kernel/fields.ts';
import { OrderStep } from '@mall/contract/order/order.api.ts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { Side } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';

const StepRow = OrderStep.extend({ fromState: OrderStep.shape.fromState.nullable(), parcels: OrderStep.shape.parcels.nullable() });

/** Whose people have names to whom. To a buyer a store's people are the store; to both of them the mall's people are the mall. */
const namedTo: Readonly<Record<Side['kind'], readonly string[]>> = {
  buyer: ['buyer'],
  seller: ['buyer', 'seller'],
  operator: ['buyer', 'seller', 'operator'],
  system: ['buyer', 'seller', 'operator'],
  guest: [],
};

const steps = statement<{ id: Id; named: readonly string[] }, z.infer<typeof StepRow>>(
  'order_steps',
  StepRow,
  sql`
    with parcel as (
        select p.*, row_number() over (order by p.id)::int as place from shipment p where p.order_id = ${sql.placeholder('id')}),
      moved as (select * from order_event where order_id = ${sql.placeholder('id')}),
      step as (
        select seq::numeric, event, from_state, to_state, by_kind, by_member_id, reason, at from moved
        union all
        select (select coalesce(max(seq), 0) + 0.5 from moved where at <= p.shipped_at), 'shipPart', 'wait_ship', 'wait_ship', 'seller', p.by_member_id, '', p.shipped_at
        from (select distinct shipped_at, by_member_id from parcel) p
        where not exists (select from moved where event = 'ship' and at = p.shipped_at)
        union all
        select (select coalesce(max(seq), 0) + 0.5 from moved where at <= e.at), e.event || 'Price', 'wait_pay', 'wait_pay', e.by_kind, e.by_member_id, e.reason, e.at
        from price_change_event e join price_change c on c.id = e.change_id where c.order_id = ${sql.placeholder('id')} and e.event <> 'lapse'
        union all
        select (select coalesce(max(seq), 0) + 0.5 from moved where at <= a.at), 'differ', o.state, o.state, 'buyer', a.by_member_id, a.note, a.at
        from order_acceptance a join shop_order o on o.id = a.order_id where a.order_id = ${sql.placeholder('id')})
    select e.event, e.from_state as "fromState", e.to_state as "toState", e.by_kind as "byKind",
      case when e.by_kind = any (${sqlList(sql.placeholder('named'), 'text')}) then coalesce(m.member_name, '') else '' end as "byName", e.reason, ${timeText(sql`e.at`)} as at,
      (select json_agg(json_build_object('place', p.place, 'logisticsCompany', p.logistics_company, 'trackingNumber', p.tracking_number) order by p.place)
        from parcel p where e.event in ('ship', 'shipPart') and p.shipped_at = e.at) as parcels
    from step e left join member m on m.id = e.by_member_id order by e.seq, e.at`,
);

/** The way of an order with the parcels where they left. */
export const listSteps = async (tx: Tx, side: Side, orderId: Id): Promise<OrderStep[]> => {
  const rows = await steps(tx, { id: orderId, named: namedTo[side.kind] });
  return rows.map(({ fromState, parcels, ...step }) => ({ ...step, ...(fromState ? { fromState } : {}), ...(parcels ? { parcels } : {}) }));
};
