import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { agreeAfterSale } from '../../src/after-sale/agree-after-sale.ts';
import { applyAfterSale } from '../../src/after-sale/apply-after-sale.ts';
import { startRefund } from '../../src/after-sale/start-refund.ts';
import { usualSettings } from '../../src/kernel/config.ts';
import type { Tx } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import { system } from '../../src/kernel/side.ts';
import { applicant } from '../after-sale/applicant.ts';

const Line = z.strictObject({ lineId: Id, memberId: Id, storeId: Id });

/** A piece of an order on the quota is not needed after all: it comes back to the quota. */
export const refundOnQuota = async (tx: Tx): Promise<void> => {
  const [line] = await readRows(tx, Line)`
    select l.id::text as "lineId", o.member_id::text as "memberId", o.store_id::text as "storeId" from order_line l join shop_order o on o.id = l.order_id
    where o.pay_mode = 'credit' and o.state = 'wait_ship' and l.num - l.shipped_num - l.in_process_num - l.refunded_num > 1 order by l.id limit 1`;
  if (!line) return;
  const { id } = await applyAfterSale(
    tx,
    applicant(line.memberId),
    {
      type: 1,
      reason: 'not_needed',
      description: '现场多报了一件，申请退款。',
      photos: [],
      contacts: '',
      contactPhone: '',
      orderGoodsId: line.lineId,
      num: 1,
    },
    usualSettings,
  );
  await agreeAfterSale(tx, { kind: 'seller', storeId: line.storeId }, id, { remark: '' }, usualSettings);
  await startRefund(tx, system, id);
};
