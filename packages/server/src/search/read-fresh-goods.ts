import { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { GoodsWords } from './index-goods.ts';
import { addWord, type Lexicon } from './lexicon.ts';
import { specValues } from './made-values.ts';
import type { SearchBook } from './search-book.ts';
import { sourceNumbers } from './segment.ts';
import {
  addExact,
  addRow,
  addSpecs,
  addValueTo,
  addWordTo,
  type Draft,
  type DraftRow,
  type DraftSpec,
  makeDraft,
} from './segment-draft.ts';

/** A goods as the fresh segment wants it. */
export type FreshGoods = { row: DraftRow; exact: string; name: number[]; weak: number[]; specs: DraftSpec[]; values: number[] };

const Row = z.strictObject({
  id: z.string(),
  rank: z.number(),
  sales: z.number(),
  created: z.number(),
  gc_id: z.string(),
  brand_id: z.string(),
  store_id: z.string(),
  shelf: z.number(),
  source: GoodsSource,
  specs: z.array(
    z.strictObject({
      id: z.number(),
      price: z.number(),
      stocked: z.boolean(),
      shown: z.boolean(),
      on: z.boolean(),
      value_ids: z.array(z.string()),
    }),
  ),
  value_ids: z.array(z.string()),
  label_ids: z.array(z.string()),
});
type Row = z.infer<typeof Row>;

const numbersOf = (book: SearchBook, ids: readonly Id[]): number[] => ids.flatMap((id) => book.valueById.get(id)?.no ?? []);

/** Goods that changed, as they are now; one that left the shelf is missing in the answer. `words` are those just made of them. */
export const readFreshGoods = async (
  tx: Tx,
  book: SearchBook,
  lexicon: Lexicon,
  words: readonly GoodsWords[],
): Promise<Map<number, FreshGoods>> => {
  const rows = await readRows(tx, Row)`
    select g.id::text, g.rank, g.sales, extract(epoch from g.created_at)::float8 as created, g.gc_id::text, g.brand_id::text,
      g.store_id::text, coalesce(g.store_class_id, 0)::float8 as shelf, g.source,
      (select json_agg(json_build_object('id', s.id, 'price', s.price_fen, 'stocked', coalesce(k.on_hand - k.reserved, 0) > 0, 'shown', s.id = g.default_spec_id,
          'on', s.state = 'on', 'value_ids', ${sql.raw(specValues)}::text[]) order by s.sort)
        from spec s left join spec_stock k on k.spec_id = s.id where s.goods_id = g.id) as specs,
      array(select a.value_id::text from goods_attribute a where a.goods_id = g.id) as value_ids,
      array(select l.label_id::text from goods_label l where l.goods_id = g.id) as label_ids
    from goods g
    join spec d on d.id = g.default_spec_id and d.state = 'on'
    where g.state = 'on' and g.id = any (${sql.param(words.map((one) => one.goodsId))}::bigint[])`;
  const wordsById = new Map<Id, GoodsWords>(words.map((one) => [one.goodsId, one]));
  const found = new Map<number, FreshGoods>();
  for (const row of rows) {
    const own = wordsById.get(row.id);
    const classNo = book.classes.get(row.gc_id)?.no;
    const brandNo = book.brands.get(row.brand_id)?.no;
    const storeNo = book.stores.get(row.store_id)?.no;
    if (!own || classNo === undefined || brandNo === undefined || storeNo === undefined) continue;
    const ownOfSpecs = new Set(row.specs.flatMap((spec) => numbersOf(book, spec.value_ids)));
    const shared = [...new Set(numbersOf(book, row.value_ids))].filter((value) => !ownOfSpecs.has(value));
    found.set(Number(row.id), {
      row: {
        goodsId: Number(row.id),
        rank: row.rank,
        sales: row.sales,
        created: row.created,
        class: classNo,
        brand: brandNo,
        store: storeNo,
        shelf: row.shelf,
        source: sourceNumbers[row.source],
      },
      exact: own.exact.slice(0, 60),
      name: own.name.map((word) => addWord(lexicon, word)),
      weak: own.weak.map((word) => addWord(lexicon, word)),
      specs: row.specs
        .filter((spec) => spec.on)
        .map((spec) => ({
          specId: spec.id,
          price: spec.price,
          stocked: Number(spec.stocked),
          byDefault: spec.shown,
          values: numbersOf(book, spec.value_ids),
        })),
      values: [...shared, ...row.label_ids.flatMap((id) => book.labels.get(id)?.value ?? [])],
    });
  }
  return found;
};

/** The fresh goods as the draft of a segment. */
export const draftOf = (goods: Iterable<FreshGoods>): Draft => {
  const draft = makeDraft();
  for (const { row, exact, name, weak, specs, values } of [...goods].toSorted((left, right) => left.row.goodsId - right.row.goodsId)) {
    addRow(draft, row);
    addExact(draft, exact);
    for (const word of name) addWordTo(draft, word, true);
    for (const word of weak) addWordTo(draft, word, false);
    addSpecs(draft, specs);
    for (const value of values) addValueTo(draft, draft.size - 1, value);
  }
  return draft;
};
