import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Where a parcel is seen, by seconds after it left. */
export type Station = { after: number; place: string; text: string };

/** The carrier sees its parcels on their way: one station a look, in order, as their time comes; at the last one they are signed for. */
export const seeParcels = async (tx: Tx, stations: readonly Station[]): Promise<void> => {
  const table = sql.join(
    stations.map(
      ({ after, place, text }, at) =>
        sql`(${at + 1}::int, ${after}::int, ${place}::text, ${text}::text, ${at === stations.length - 1}::boolean)`,
    ),
    sql`, `,
  );
  await tx.execute(sql`
    with station (place_in_line, after, place, text, last) as (values ${table}),
      parcel as (
        select id, shipped_at, (select count(*)::int from shipment_track where shipment_id = s.id) as seen
        from shipment s where signed_at is null and by_member_id is null and shipped_at > now() - interval '1 day'
        order by id for update skip locked),
      due as (
        select p.id, t.place, t.text, t.last from parcel p join station t on t.place_in_line = p.seen
        where p.shipped_at <= now() - make_interval(secs => t.after)),
      signed as (update shipment s set signed_at = now() from due where s.id = due.id and due.last)
    insert into shipment_track (shipment_id, place, text) select id, place, text from due order by id`);
};
