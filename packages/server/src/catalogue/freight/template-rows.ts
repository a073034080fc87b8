import type { FreightFields, FreightRow } from '@mall/contract/catalogue/freight.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import type { StoreSide } from '../../kernel/side.ts';

export const orNameTaken = orTakenBy({ freight_template_name: 'freight.name_taken' });

const feesOf = (row: FreightRow) => ({
  first_num: row.first,
  first_fen: fromYuan(row.firstFee),
  more_num: row.more,
  more_fen: fromYuan(row.moreFee),
  free_from_fen: row.freeFrom === null ? null : fromYuan(row.freeFrom),
  days: row.days,
});

/** The rows of a template that has none. */
export const writeRows = (tx: Tx, id: Id, { rows }: FreightFields) => {
  const written = rows.map((row, sort) => ({
    sort,
    province_ids: row.provinceIds,
    served: row.served,
    // Where nothing is sent nothing is asked, whatever was typed.
    ...(row.served ? feesOf(row) : feesOf({ ...row, first: 1, firstFee: '0.00', more: 1, moreFee: '0.00', freeFrom: null, days: 0 })),
  }));
  return tx.execute(sql`
    insert into freight_row (template_id, sort, province_ids, served, first_num, first_fen, more_num, more_fen, free_from_fen, days)
    select ${id}::bigint, sort, array(select jsonb_array_elements_text(province_ids)::bigint), served, first_num, first_fen, more_num, more_fen, free_from_fen, days
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r (sort smallint, province_ids jsonb, served boolean, first_num int, first_fen bigint, more_num int,
      more_fen bigint, free_from_fen bigint, days smallint)`);
};

/** One change of a store's templates at a time: two that both become the usual one, or the last that there is room for, would else meet at an index. */
export const takeStoreTurn = (tx: Tx, { storeId }: StoreSide) => tx.execute(sql`select from store where id = ${storeId} for no key update`);

export const unsetUsual = (tx: Tx, { storeId }: StoreSide) =>
  tx.execute(sql`update freight_template set usual = false where store_id = ${storeId} and usual`);
