import type { GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { treeOf } from '../kernel/tree-of.ts';
import { wordOf } from '../kernel/word-of.ts';
import { goodsClass } from './catalogue.table.ts';

/** Three levels, with what is hidden left out together with everything below it. */
export const listClassTree = async (tx: Tx, language: Language): Promise<GoodsClass[]> => {
  const rows = await tx
    .select({
      id: goodsClass.id,
      parentId: goodsClass.parentId,
      level: goodsClass.level,
      names: goodsClass.names,
      icon: goodsClass.icon,
      picture: goodsClass.picture,
      goodsCount: goodsClass.goodsCount,
    })
    .from(goodsClass)
    .where(eq(goodsClass.shown, true))
    .orderBy(asc(goodsClass.sort), asc(goodsClass.id));
  return treeOf(rows, ({ names, parentId, ...row }, children: GoodsClass[]) => ({
    ...row,
    parentId: parentId ?? '0',
    name: wordOf(names, language),
    children,
  }));
};

const Row = z.strictObject({ class_id: z.string(), amount: z.number() });

/** How many goods of a zone stand in each class of every level. Reads the numbered list of the zone, so it is as fresh as that. */
export const countZoneClasses = async (tx: Tx, zoneId: Id): Promise<ReadonlyMap<Id, number>> => {
  const rows = await readRows(tx, Row)`
    select class_id::text, count(*)::int as amount
    from (select unnest(array[g.first_gc_id, g.second_gc_id, g.gc_id]) as class_id
          from recommendation r join goods g on g.id = r.goods_id and g.state = 'on'
          where r.list = ${`zone:${zoneId}`}) every_level
    group by class_id`;
  return new Map(rows.map((row) => [row.class_id, row.amount]));
};

const find = (tree: readonly GoodsClass[], id: Id): GoodsClass | undefined => {
  for (const one of tree) {
    const found = one.id === id ? one : find(one.children, id);
    if (found) return found;
  }
  return undefined;
};

const onlySold = (classes: readonly GoodsClass[], amounts: ReadonlyMap<Id, number>): GoodsClass[] =>
  classes.filter((one) => amounts.has(one.id)).map((one) => ({ ...one, goodsCount: amounts.get(one.id) ?? 0 }));

// Every page asks for the first level; the levels below would make up half of its weight.
const oneLevel = (classes: readonly GoodsClass[]): GoodsClass[] => classes.map((one) => ({ ...one, children: [] }));

/** The classes right below one (or the first level); with `amounts`, only those a zone sells, with the zone's own numbers. */
export const pickClassChildren = (
  tree: readonly GoodsClass[],
  id: Id | undefined,
  amounts?: ReadonlyMap<Id, number> | undefined,
): GoodsClass[] => {
  const children = id === undefined ? tree : (find(tree, id)?.children ?? []);
  return oneLevel(amounts ? onlySold(children, amounts) : children);
};
