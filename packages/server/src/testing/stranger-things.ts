import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { askings, nobodys, type Things } from './stranger-askings.ts';
import type { TestApp } from './test-app.ts';

type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Everything of a member that has a number; what is easily made is made. */
export const thingsOf = async (run: Run, memberId: string): Promise<Things> => {
  await run(
    `insert into upload (key, member_id, kind, type, name, bytes) values (md5($1 || 'strangers'), $2, 'image', 'image/png', 'a.png', 10)`,
    [memberId, memberId],
  );
  await run(`insert into order_export (member_id, filter, rows_total, state) values ($1, '{}', 1, 'ready')`, [memberId]);
  await run(
    `insert into pay_request (pay_sn, trade_id, member_id) select pay_sn, id, member_id from trade where member_id = $1 and pay_mode = 'prepay' on conflict do nothing`,
    [memberId],
  );
  await run(
    `insert into pay_voucher (pay_sn, member_id, urls, payer_name) select r.pay_sn, $1, '{/uploads/1}', '付款人' from pay_request r join shop_order o on o.trade_id = r.trade_id
     where r.member_id = $1 and o.state = 'wait_pay' limit 1 on conflict do nothing`,
    [memberId],
  );
  await run(
    `insert into news (name, listener, subject, payload, dead_at) values ('seckill.begun', 'member', 'member:' || $1, '{}', now())`,
    [memberId],
  );
  const [row] = await run(
    `select (select min(id) from shop_order where member_id = $1 and state = 'wait_pay' and pay_mode = 'prepay')::text as "orderId",
      (select min(id) from shop_order where member_id = $1 and state = 'done' and evaluate_state = 'waiting')::text as "doneOrderId",
      (select min(t.pay_sn) from trade t join shop_order o on o.trade_id = t.id where o.member_id = $1 and o.state = 'wait_pay' and o.pay_mode = 'prepay') as "paySn",
      (select min(l.id) from order_line l join shop_order o on o.id = l.order_id where o.member_id = $1 and o.state = 'done' and not l.reviewed)::text as "lineId",
      (select min(s.id) from shipment s join shop_order o on o.id = s.order_id where o.member_id = $1)::text as "shipmentId",
      (select min(id) from review where member_id = $1)::text as "reviewId",
      (select min(id) from after_sale where member_id = $1 and state = 'applied')::text as "afterSaleId",
      (select min(id) from member_address where member_id = $1)::text as "addressId",
      (select min(id) from invoice_title where member_id = $1)::text as "titleId",
      (select min(id) from footprint where member_id = $1)::text as "footprintId",
      (select min(id) from cart_line where member_id = $1)::text as "cartId",
      (select min(id) from member_coupon where member_id = $1 and state = 'new')::text as "memberCouponId",
      (select max(id) from member_session where member_id = $1)::text as "sessionId",
      (select max(id) from order_export where member_id = $1)::text as "exportId",
      (select max(id) from pay_voucher where member_id = $1)::text as "voucherId",
      (select min(r.id) from refund r join shop_order o on o.id = r.order_id where o.member_id = $1)::text as "refundId",
      (select max(id) from news where subject = 'member:' || $1)::text as "newsId",
      '/uploads/' || md5($1 || 'strangers') as "uploadUrl"`,
    [memberId],
  );
  return row as Things;
};

/** Numbers that anybody may know: goods, stores, coupons that are given out, sessions of a seckill, what an information costs. */
const open = new Set(['favouritesApi', 'couponApi', 'informationApi', 'seckillApi']);
const openFields = new Set(['goodsId', 'specId', 'storeId', 'provinceId', 'cityId', 'districtId']);

const shapeOf = (schema: unknown): string[] => {
  const found = schema as { shape?: object; def?: { in?: unknown; innerType?: unknown } } | undefined;
  if (!found) return [];
  if (found.shape) return Object.keys(found.shape);
  return shapeOf(found.def?.in ?? found.def?.innerType);
};
/** Does somebody who makes this call say a number that may be another's? */
export const takesNumber = (name: string, call: AnyCall): boolean => {
  const api = name.split('.')[0] as string;
  const fields = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
    ...shapeOf(call.query),
    ...shapeOf(call.body),
  ];
  return fields.some((field) => /(^id|^ids|Id|Ids|paySn|urls|replaces)$/.test(field) && !openFields.has(field)) && !open.has(api);
};

/** Every table that a call could have changed, as one figure. */
const watched = [
  'shop_order',
  'order_line',
  'member_address',
  'invoice_title',
  'cart_line',
  'after_sale',
  'review',
  'member_coupon',
  'pay_attempt',
  'pay_voucher',
  'refund',
  'upload',
  'goods_favourite',
  'store_favourite',
  'footprint',
  'shipment',
  'trade',
  'order_export',
  'news',
];
export const fingerprint = async (run: Run): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      watched.map(
        async (table) =>
          (
            await run(
              `select '${table}' as t, count(*)::int as n, coalesce(sum(hashtextextended(x::text, 0)::numeric), 0)::text as h from ${table} x`,
            )
          )[0],
      ),
    ),
  );

/** How a call answers to each way of asking for these things: what it says, and what it shows. */
export const answersTo = async (
  mall: TestApp,
  { name, call }: { name: string; call: AnyCall },
  token: string,
  their: Things,
  my: Things,
) => {
  const own = { ...nobodys, ...Object.fromEntries(Object.entries(my).filter(([, value]) => value)) };
  const heard: unknown[] = [];
  for (const request of askings[name]?.(their, own) ?? []) {
    const { code, errorCode, msg, data } = await mall.call(call, request as never, { token });
    heard.push({ name, code, errorCode, msg, data: call.verb === 'GET' ? data : null });
  }
  return heard as { code: number; errorCode: string | null }[];
};
