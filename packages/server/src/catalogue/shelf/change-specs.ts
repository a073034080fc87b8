import type { ChangeSpecs, SpecChange } from '@mall/contract/catalogue/shelf.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { isPriceFixed } from '../fixed-price.ts';
import { followSpecs } from './follow-specs.ts';
import { refusePromised } from './promised-specs.ts';
import { requireOrderable } from './require-orderable.ts';
import { setStock } from './set-stock.ts';

const Own = z.strictObject({ specId: Id, goodsId: Id, name: z.string(), priceFen: z.number(), fixed: z.boolean() });
type Own = z.infer<typeof Own>;

/** The specs of the store, held by number until the change is written. */
const holdSpecs = async (tx: Tx, { storeId }: StoreSide, specIds: readonly Id[]): Promise<Own[]> => {
  const own = sql`from spec p join goods g on g.id = p.goods_id
    where g.store_id = ${storeId} and p.dropped_at is null and p.id = any (${sql.param(specIds)}::bigint[])`;
  // Locked first and read afterwards: a statement that waited for a lock sees other tables as they were before.
  await tx.execute(sql`select ${own} order by p.id for no key update of p`);
  const rows = await readRows(tx, Own)`
    select p.id::text as "specId", p.goods_id::text as "goodsId", p.name, p.price_fen::float8 as "priceFen", ${isPriceFixed} as fixed ${own} order by p.id`;
  if (rows.length < specIds.length) throw refuse('goods.not_found');
  return rows;
};

const setColumns = (tx: Tx, { memberId }: StoreSide, specs: readonly SpecChange[]) => {
  const rows = specs.map(({ price, ...spec }) => ({
    ...spec,
    ...(price !== undefined && { priceFen: fromYuan(price) }),
    setsWarn: spec.warnAt !== undefined,
    setsMoq: spec.moq !== undefined,
    setsStep: spec.step !== undefined,
  }));
  // Lower prices for more pieces keep their share of the price; a price crossed out stays as long as it is the higher one.
  return tx.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("specId" bigint, "priceFen" bigint, "warnAt" int, "setsWarn" boolean, moq int, "setsMoq" boolean, step int, "setsStep" boolean,
        "leadDays" smallint, "weightGram" bigint, "on" boolean)),
    was as (select p.id, p.price_fen from spec p join asked c on c."specId" = p.id),
    noted as (
      insert into spec_price_change (spec_id, from_fen, to_fen, by_member_id)
      select was.id, was.price_fen, c."priceFen", ${memberId} from was join asked c on c."specId" = was.id where c."priceFen" <> was.price_fen),
    steps as (
      update spec_price_break b set price_fen = greatest(1, round(coalesce(b.percent * c."priceFen" / 100, b.price_fen::numeric * c."priceFen" / was.price_fen))::bigint)
      from was join asked c on c."specId" = was.id where b.spec_id = was.id and c."priceFen" <> was.price_fen)
    update spec p set price_fen = coalesce(c."priceFen", p.price_fen), market_fen = case when p.market_fen >= coalesce(c."priceFen", p.price_fen) then p.market_fen end,
      warn_at = case when c."setsWarn" then c."warnAt" else p.warn_at end, moq = case when c."setsMoq" then c.moq else p.moq end, step = case when c."setsStep" then c.step else p.step end,
      lead_days = coalesce(c."leadDays", p.lead_days), weight_gram = coalesce(c."weightGram", p.weight_gram),
      state = case c."on" when true then 'on' when false then 'off' else p.state end
    from asked c where p.id = c."specId"`);
};

/** Changes what holds at once of specs of the store: all that is asked or nothing. */
export const changeSpecs = async (tx: Tx, side: StoreSide, { specs }: ChangeSpecs): Promise<number> => {
  const own = await holdSpecs(
    tx,
    side,
    specs.map(({ specId }) => specId),
  );
  const asked = new Map(specs.map((spec) => [spec.specId, spec]));
  const fixed = own.find(({ specId, priceFen, fixed: held }) => {
    const price = asked.get(specId)?.price;
    return held && price !== undefined && fromYuan(price) !== priceFen;
  });
  if (fixed) throw refuse('goods.price_fixed', { name: fixed.name }, { specId: fixed.specId });
  const off = specs.flatMap(({ specId, on }) => (on === false ? [specId] : []));
  if (off.length > 0) await refusePromised(tx, sql`p.id = any (${sql.param(off)}::bigint[]) and p.state = 'on'`);
  await setColumns(tx, side, specs);
  const quantities = specs.flatMap(({ specId, moq, step }) => (moq === undefined && step === undefined ? [] : [specId]));
  await requireOrderable(tx, sql`p.id = any (${sql.param(quantities)}::bigint[])`);
  const counted = specs.flatMap(({ specId, stock }) => (stock === undefined ? [] : [{ specId, num: stock }]));
  if (counted.length > 0) await setStock(tx, side, { as: 'left', specs: counted });
  await followSpecs(tx, [...new Set(own.map(({ goodsId }) => goodsId))]);
  return own.length;
};
