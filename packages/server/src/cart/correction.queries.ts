import { Correction } from '@mall/contract/cart/correction.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { addressTexts, pickAddress } from '@mall/contract/member/address-fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { listAddresses } from '../member/address.queries.ts';
import type { OrderAddress } from '../order/order-address.ts';

const Row = Correction.omit({ addressId: true, projectId: true, lineProjects: true }).extend({
  address: z.custom<OrderAddress>(),
  projects: z.array(z.strictObject({ specId: Id, projectId: Id.nullable() })),
});

const sameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  one.areaInfo === other.areaInfo &&
  addressTexts.every((name) => pickAddress(one, addressTexts)[name] === pickAddress(other, addressTexts)[name]);

/** The project that most lines go to is the order's, and the others' are told line by line. */
const byProject = (projects: z.infer<typeof Row>['projects']): Pick<Correction, 'projectId' | 'lineProjects'> => {
  const counts = [...Map.groupBy(projects, ({ projectId }) => projectId)].toSorted(([, a], [, b]) => b.length - a.length);
  const projectId = counts[0]?.[0] ?? null;
  return { projectId, lineProjects: projects.filter((line) => line.projectId !== projectId) };
};

/** An own order whose request came back, with all that was ordered with it, as the settlement begins with it. */
export const requireCorrection = async (tx: Tx, side: BuyerSide, orderId: Id): Promise<Correction> => {
  const [row] = await readRows(tx, Row)`
    with latest as (
      select r.* from shop_order o join approval_request r on r.trade_id = o.trade_id
      where o.id = ${orderId} and ${within({ ...side, reach: 'own' }, 'o')} order by r.id desc limit 1),
    own as (select o.* from shop_order o join latest on latest.trade_id = o.trade_id where o.state = 'in_approval'),
    line as (
      select l.id, l.quotation_id, l.spec_id, l.num, l.spec_name, l.picture, l.unit,
        (select b.project_id from project_booking b where b.order_line_id = l.id and b.released_at is null) as project_id
      from order_line l join own on own.id = l.order_id)
    select latest.id::text as "requestId", latest.title, latest.reason, latest.word, latest.pay_mode as "payMode",
      (select address from own order by id limit 1) as address, (select delivery_time from own order by id limit 1) as "deliveryTime", (select sum(points_num)::int from own) as "usePoints",
      (select coalesce(bool_or(quotation_id is not null), false) from line) as fixed,
      (select json_agg(json_build_object('specId', spec_id::text, 'num', num, 'specName', spec_name, 'picture', picture, 'unit', unit) order by id) from line) as lines,
      (select json_agg(json_build_object('storeId', store_id::text, 'leaveWord', leave_word, 'couponId', member_coupon_id::text, 'invoiced', invoice is not null) order by id) from own) as stores,
      (select json_agg(json_build_object('specId', spec_id::text, 'projectId', project_id::text) order by id) from line) as projects
    from latest where latest.state in ('returned', 'withdrawn')`;
  if (!row) throw refuse('kernel.not_found');
  const { address, projects, ...rest } = row;
  const { list } = await listAddresses(tx, side, { page: 1, limit: 100 });
  return { ...rest, addressId: list.find((one) => sameAddress(address, one))?.id ?? null, ...byProject(projects) };
};
