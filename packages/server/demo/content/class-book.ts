import type pg from 'pg';
import type { PlannedLeaf, PlannedMiddle, PlannedTop } from '../catalogue/plan-classes.ts';
import { leavesOf } from '../catalogue/plan-classes.ts';
import { namesOf } from '../kit/demo-data.ts';

/** What the home page is put together from: classes by name and the best goods of each. */
export type ClassBook = {
  tops: readonly PlannedTop[];
  top: (name: string) => PlannedTop;
  classId: (name: string) => number;
  names: (id: number) => ReturnType<typeof namesOf>;
  /** The best goods of a third-level class, or none when the database holds too few. */
  best: (leaf: string) => number | undefined;
};

const need = <T>(found: T | undefined, name: string | number): T => {
  if (found === undefined) throw new Error(`no class ${name}`);
  return found;
};

export const openClassBook = async (client: pg.PoolClient, tops: readonly PlannedTop[]): Promise<ClassBook> => {
  const all: (PlannedTop | PlannedMiddle | PlannedLeaf)[] = [...tops, ...tops.flatMap((top) => top.middles), ...leavesOf(tops)];
  const byName = new Map(all.map((one) => [one.data.name, one]));
  const byId = new Map(all.map((one) => [one.id, one]));
  const { rows } = await client.query<{ class_id: string; goods_id: string }>(
    `select c.id as class_id, g.id as goods_id from goods_class c
     cross join lateral (select id from goods where gc_id = c.id and state = 'on' order by rank desc, id desc limit 1) g where c.level = 3`,
  );
  const best = new Map(rows.map((row) => [Number(row.class_id), Number(row.goods_id)]));
  const classId = (name: string) => need(byName.get(name), name).id;
  return {
    tops,
    top: (name) =>
      need(
        tops.find((top) => top.data.name === name),
        name,
      ),
    classId,
    names: (id) => namesOf(need(byId.get(id), id).data),
    best: (leaf) => best.get(classId(leaf)),
  };
};
