import type { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { applyAfterSale } from '../../src/after-sale/apply-after-sale.ts';
import { usualSettings } from '../../src/kernel/config.ts';
import type { Tx } from '../../src/kernel/db.ts';
import { demoMembers } from '../account/demo-members.ts';
import { applicant } from './applicant.ts';

type Line = { id: Id; member_id: Id; num: number };

/** An order of each store whose people can sign in waits for its answer before it can be shipped: all of it is asked back. */
export const askBackUnsent = async (client: pg.PoolClient, tx: Tx): Promise<void> => {
  const stores = demoMembers.flatMap(({ store }) => store ?? []);
  const { rows } = await client.query<Line>(
    `select distinct on (o.store_id) l.id::text, o.member_id::text, l.num
     from shop_order o join store s on s.id = o.store_id and s.name = any ($1) join order_line l on l.order_id = o.id
     where o.state = 'wait_ship' and o.deliver_state = 'none' and o.pay_mode = 'prepay' and l.in_process_num = 0 and l.refunded_num = 0
       and (select count(*) from order_line k where k.order_id = o.id) = 1
     order by o.store_id, o.id desc, l.id`,
    [stores],
  );
  for (const { id, member_id: memberId, num } of rows)
    await applyAfterSale(
      tx,
      applicant(memberId),
      {
        orderGoodsId: id,
        num,
        type: 1,
        reason: 'wrong_order',
        description: '型号选错了，还没发货，请先退款。',
        photos: [],
        contacts: '',
        contactPhone: '',
      },
      usualSettings,
    );
};
