import { afterSaleStates } from '@mall/contract/after-sale/after-sale.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { arbitrateAfterSale } from '../after-sale/arbitrate-after-sale.ts';
import { receiveReturn } from '../after-sale/receive-return.ts';
import { resendGoods } from '../after-sale/resend-goods.ts';
import { startRefund } from '../after-sale/start-refund.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { system } from '../kernel/side.ts';
import { mallPeople, storePeople } from './people-here.ts';

/** Seconds that the clerk leaves an after-sale before he answers. */
const thinkingSeconds = 15;
const mostAtOnce = 20;

/** Somebody of the store, and not the clerk, has had this case in hand. */
const answeredInPerson = sql`select from after_sale_event e where e.after_sale_id = a.id and e.by_kind = 'seller' and e.by_member_id is not null`;

const Row = z.strictObject({
  id: Id,
  storeId: Id,
  state: z.enum(afterSaleStates),
  asked: z.boolean(),
  store: z.string(),
  place: z.string(),
  sn: z.string(),
});
type Row = z.infer<typeof Row>;

const addressOf = ({ store, place }: Row) => ({
  receiver: '退货组',
  receiverPhone: '400-818-0598',
  receiverAddress: place || `${store}仓库`,
});
const answer = async (tx: Tx, row: Row, { config }: House): Promise<void> => {
  const side = { kind: 'seller', storeId: row.storeId } as const;
  if (row.asked)
    return arbitrateAfterSale(tx, system, row.id, { decision: 'uphold', reason: '经核实，支持买家申请', address: addressOf(row) }, config);
  switch (row.state) {
    case 'applied':
      return agreeAfterSale(tx, side, row.id, { address: addressOf(row), remark: '请保持原包装寄回，运费到付。' }, config);
    case 'returning':
      return receiveReturn(tx, side, row.id, { restock: true }, config);
    case 'wait_resend':
      return resendGoods(tx, side, row.id, { company: '顺丰速运', trackingNumber: `ND${row.sn}` }, config);
    default:
      return startRefund(tx, system, row.id);
  }
};

/** Answers for the stores and the mall of the demo: agrees, takes in, sends anew, starts refunds. Leaves it to the store's people while they are here, and what they answered to the mall's. What the demo came with is older than a day and stays. */
export const answerAfterSales = async (house: House): Promise<void> => {
  const stuck: Id[] = [];
  for (let looked = 0; looked < mostAtOnce; looked += 1) {
    let current: Id | undefined;
    const found = await inTransaction(house.db, async (tx) => {
      const rows = await readRows(tx, Row)`
        select a.id::text, a.store_id::text as "storeId", a.state, a.escalated or a.arbitration = 'asked' as asked, s.name as store,
          coalesce(s.licence ->> 'address', '') as place, a.aftersale_sn as sn
        from after_sale a join store s on s.id = a.store_id
        where a.created_at > now() - interval '1 day'
          and (a.state in ('applied', 'returning', 'wait_resend') and not a.escalated and not exists (${storePeople('a')})
            or (a.escalated or a.arbitration = 'asked' or a.state = 'wait_refund' and a.refund_started_at is null) and not (exists (${mallPeople}) and exists (${answeredInPerson})))
          and (select max(at) from after_sale_event where after_sale_id = a.id) < now() - make_interval(secs => ${thinkingSeconds})
        and a.id <> all (${sql.param(stuck)}::bigint[])
        order by a.id limit 1 for no key update of a skip locked`;
      const [row] = rows;
      current = row?.id;
      if (row) await answer(tx, row, house);
      return row !== undefined;
    }).catch((error: unknown) => {
      // An exchange that is sold out must not keep the clerk from the next one.
      if (!(error instanceof Refusal) || current === undefined) throw error;
      stuck.push(current);
      return true;
    });
    if (!found) return;
  }
};
