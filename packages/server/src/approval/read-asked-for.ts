import type { AskedFor } from '@mall/contract/approval/correction.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type AddressTexts, addressLine } from '@mall/contract/member/address-fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  leaveWord: z.string(),
  invoice: z.string(),
  address: z.custom<AddressTexts & { areaInfo: string }>(),
  delivery: z.string(),
  payMode: z.string(),
  amountFen: z.number(),
  lines: z.array(z.strictObject({ specId: Id, name: z.string(), unit: z.string(), num: z.number(), project: z.string() })),
});

/** What was ordered together as whoever decides on it sees it, while it holds its budgets. */
export const readAskedFor = async (tx: Tx, tradeId: Id): Promise<AskedFor> => {
  const rows = await readRows(tx, Row)`
    select o.store_id::text as "storeId", s.name as "storeName", o.leave_word as "leaveWord", coalesce(o.invoice ->> 'companyName', o.invoice ->> 'personName', '') as invoice, o.address,
      o.delivery_time as delivery, o.pay_mode as "payMode", o.payable_fen::float8 as "amountFen",
      (select json_agg(json_build_object('specId', l.spec_id::text, 'name', l.spec_name, 'unit', l.unit, 'num', l.num,
          'project', coalesce((select p.code || ' ' || p.name from project_booking b join project p on p.id = b.project_id where b.order_line_id = l.id and b.released_at is null), '')) order by l.id)
        from order_line l where l.order_id = o.id) as lines
    from shop_order o join store s on s.id = o.store_id where o.trade_id = ${tradeId} and o.state <> 'cancelled' order by o.id`;
  const [first] = rows;
  if (!first) throw new Error('a trade without an order');
  return {
    receiver: `${first.address.receiverName} ${addressLine(first.address)}`,
    delivery: first.delivery,
    payMode: first.payMode,
    amount: toYuan(fen(rows.reduce((sum, { amountFen }) => sum + amountFen, 0))),
    orders: rows.map(({ storeId, storeName, leaveWord, invoice, lines }) => ({ storeId, storeName, leaveWord, invoice, lines })),
  };
};
