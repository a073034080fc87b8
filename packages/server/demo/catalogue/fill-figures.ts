import type pg from 'pg';
import { manyGoods } from './fill-goods.ts';

/**
 * What makers of transformers state of each capacity: losses of a series grow with about the 0.75th and the 0.8th power of it. Figures of the demo, as all of
 * its goods are; a newer series loses less, amorphous iron a third while it idles.
 */
const figures = `
  with series (model, idle, loaded, sound) as (values
    ('S20-M', 4.2, 33.5, 48), ('S22-M', 3.75, 30.2, 46), ('SBH21-M', 1.95, 33.5, 50), ('SBH25-M', 1.7, 30.2, 48),
    ('SCB14', 6.6, 34.2, 52), ('SCB18', 5.9, 30.8, 50), ('SCBH17', 2.3, 34.2, 55), ('SCBH19', 2.05, 30.8, 53), ('SGB14', 6.6, 34.2, 52), ('SGB18', 5.9, 30.8, 50)),
  sized as (
    select s.id, series.*, (regexp_match(s.axis ->> '额定容量', '^([0-9]+)kVA$'))[1]::numeric as kva, g.brand_id
    from goods g join spec s on s.goods_id = g.id join series on series.model = g.model
    where g.id <= $1 and s.axis ->> '额定容量' ~ '^[0-9]+kVA$')
  insert into spec_figure (spec_id, kind, figure)
  select sized.id, stated.kind, stated.figure from sized
  cross join lateral (values
    ('no_load_loss_w', round(idle * power(kva, 0.745) * (97 + brand_id % 4) / 500) * 5),
    ('load_loss_w', round(loaded * power(kva, 0.775) * (97 + brand_id % 4) / 1000) * 10),
    ('impedance_percent', case when kva <= 500 then 4.0 when kva <= 630 then 4.5 else 6.0 end),
    ('sound_db', sound + brand_id % 3)) as stated (kind, figure)
  on conflict do nothing`;

/** Nameplate figures of transformers, so that what they lose over their life can be compared. */
export const fillFigures = (client: pg.PoolClient) => client.query(figures, [manyGoods]);
