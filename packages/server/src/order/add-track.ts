import type { AddTrack } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type StoreSide, within } from '../kernel/side.ts';

/** A store tells where one of its parcels was seen. */
export const addTrack = async (tx: Tx, side: StoreSide, { shipmentId, place = '', text, signed = false }: AddTrack): Promise<void> => {
  const added = await tx.execute(sql`
    with parcel as (
      select s.id from shipment s join shop_order o on o.id = s.order_id
      where s.id = ${shipmentId} and ${within(side, 'o')} and s.signed_at is null for update of s),
      signed as (update shipment s set signed_at = now() from parcel where s.id = parcel.id and ${signed})
    insert into shipment_track (shipment_id, place, text) select id, ${place}, ${text} from parcel`);
  if (added.rowCount === 1) return;
  const { rowCount } = await tx.execute(
    sql`select from shipment s join shop_order o on o.id = s.order_id where s.id = ${shipmentId} and ${within(side, 'o')}`,
  );
  throw refuse(rowCount === 0 ? 'kernel.not_found' : 'order.parcel_signed');
};
