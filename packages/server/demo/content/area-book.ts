import { type AreaData, readAreas } from '../../src/content/read-areas.ts';

/** Finds areas by the short names that people use: 江苏, 常州. */
export type AreaBook = { province: (name: string) => number; city: (province: string, name: string) => number };

const startsWith = (list: AreaData, name: string) => list.find(([, whole]) => whole.startsWith(name));

export const openAreaBook = (): AreaBook => {
  const provinces = readAreas();
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
