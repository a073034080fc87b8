import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import { type AreaData, readAreas, readCountries } from '../kit/demo-data.ts';

/** Finds areas by the short names that people use: 江苏, 常州. */
export type AreaBook = { province: (name: string) => number; city: (province: string, name: string) => number };

const startsWith = (list: AreaData, name: string) => list.find(([, whole]) => whole.startsWith(name));

export const fillAreas = async (client: pg.PoolClient): Promise<AreaBook> => {
  const provinces = readAreas();
  const levels: { id: number; parent_id: number | null; name: string; level: number; leaf: boolean }[][] = [[], [], []];
  const add = (list: AreaData, parent: number | null, level: number) => {
    for (const [id, name, children] of list) {
      levels[level]?.push({ id, parent_id: parent, name, level: level + 1, leaf: !children || children.length === 0 });
      if (children) add(children, id, level + 1);
    }
  };
  add(provinces, null, 0);
  for (const rows of levels) await copyRows(client, 'area', rows);
  await copyRows(
    client,
    'country',
    readCountries().map((code, at) => ({ code, sort: at + 1 })),
  );
  const province = (name: string) => {
    const found = startsWith(provinces, name);
    if (!found) throw new Error(`no province ${name}`);
    return found;
  };
  return {
    province: (name) => province(name)[0],
    city: (ofProvince, name) => {
      const found = startsWith(province(ofProvince)[2] ?? [], name);
      if (!found) throw new Error(`no city ${name} in ${ofProvince}`);
      return found[0];
    },
  };
};
