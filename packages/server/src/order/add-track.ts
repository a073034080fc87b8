import type { AddTrack } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type StoreSide, within } from '../kernel/side.ts';

const Parcel = z.strictObject({ signed: z.boolean() });

/** A store tells where one of its parcels was seen. */
export const addTrack = async (tx: Tx, side: StoreSide, { shipmentId, place = '', text, signed = false }: AddTrack): Promise<void> => {
  const [parcel] = await readRows(tx, Parcel)`
    select s.signed_at is not null as signed from shipment s join shop_order o on o.id = s.order_id
    where s.id = ${shipmentId} and ${within(side, 'o')} for update of s`;
  if (!parcel) throw refuse('kernel.not_found');
  if (parcel.signed) throw refuse('order.parcel_signed');
  await tx.execute(sql`
    with handed as (update shipment set signed_at = now() where id = ${shipmentId} and ${signed})
    insert into shipment_track (shipment_id, place, text) values (${shipmentId}, ${place}, ${text})`);
};
