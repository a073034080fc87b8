import type { CustomClass } from '@mall/contract/catalogue/catalogue.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { listAdvsByIds } from '../content/adv.queries.ts';
import { listCustomClassRows } from '../content/layout.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { treeOf } from '../kernel/tree-of.ts';
import { wordOf } from '../kernel/word-of.ts';
import { goodsClass } from './catalogue.table.ts';

const given = (ids: readonly (Id | null)[]): Id[] => [...new Set(ids.filter((id) => id !== null))];

const readClasses = async (tx: Tx, ids: readonly Id[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ id: goodsClass.id, goodsCount: goodsClass.goodsCount, picture: goodsClass.picture })
        .from(goodsClass)
        .where(and(inArray(goodsClass.id, [...ids]), eq(goodsClass.shown, true)));

/** Blocks arranged by hand, with the number of goods behind each. What leads to a class that is gone is left out. */
export const listCustomClasses = async (tx: Tx, zoneId: Id | undefined, language: Language): Promise<CustomClass[]> => {
  const rows = await listCustomClassRows(tx, zoneId);
  const [classes, advs] = await Promise.all([
    readClasses(tx, given(rows.map((row) => row.classId))),
    listAdvsByIds(tx, given(rows.map((row) => row.advId)), language),
  ]);
  const classOf = new Map(classes.map((one) => [one.id, one]));
  const advOf = new Map(advs.map((one) => [one.id, one]));
  return treeOf(
    rows.filter((row) => row.classId === null || classOf.has(row.classId)),
    (row, children: CustomClass[]) => {
      const about = row.classId === null ? undefined : classOf.get(row.classId);
      return {
        id: row.id,
        name: wordOf(row.name, language),
        image: row.image || about?.picture || '',
        ...(about ? { classId: about.id } : {}),
        goodsCount: about ? about.goodsCount : children.reduce((sum, child) => sum + child.goodsCount, 0),
        showType: row.showType,
        advDTO: (row.advId === null ? undefined : advOf.get(row.advId)) ?? null,
        children,
      };
    },
  );
};
