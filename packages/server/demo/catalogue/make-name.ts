import type { Language } from '@mall/contract/kernel/language.ts';
import type { AbroadNames } from '../../src/catalogue/goods-name.ts';
import type { LeafClassData } from '../kit/demo-data.ts';

const chinese = /[\u4e00-\u9fff]/;
const unsaid = /^(有|无|是|否|带|不带|不含|含|普通|固定|手动|自动|电动|[0-9.]+级)$/;

/** What tells a goods apart before the spec is chosen: brand, model, its fixed values and the class. */
export const goodsName = (leaf: LeafClassData, brand: string, model: string, fixed: ReadonlyMap<string, string>): string =>
  [brand, model, ...leaf.attributes.filter((one) => one.inName && !one.drivesSpec).map((one) => fixed.get(one.name) ?? ''), leaf.name]
    .filter((word) => word !== '')
    .join(' ');

/** The full name of a spec: the class's template with every value. */
export const specName = (leaf: LeafClassData, brand: string, model: string, values: ReadonlyMap<string, string>): string =>
  leaf.nameTemplate.replace(/\{([^}]+)\}/g, (_, key: string) => {
    if (key === '品牌') return brand;
    if (key === '型号') return model;
    const value = values.get(key);
    if (value === undefined) throw new Error(`${leaf.name} names ${key}, which it does not have`);
    return value;
  });

/** The name on cross-border pages in a language; values written in Chinese stay out. */
export const nameAbroad = (
  leaf: LeafClassData,
  brand: string,
  model: string,
  fixed: ReadonlyMap<string, string>,
  language: Exclude<Language, 'zh'>,
): string => {
  const values = leaf.attributes.filter((one) => one.inName && !one.drivesSpec).map((one) => fixed.get(one.name) ?? '');
  return [brand, model, ...values.filter((value) => value !== '' && !chinese.test(value)), leaf[language]].join(' ');
};

/** The names in all languages but Chinese and English. */
export const namesAbroad = (leaf: LeafClassData, brand: string, model: string, fixed: ReadonlyMap<string, string>): AbroadNames =>
  Object.fromEntries((['fra', 'spa', 'pt', 'ru'] as const).map((language) => [language, nameAbroad(leaf, brand, model, fixed, language)]));

/** Up to three values under the name of a card: the axis and the packaging first, then what buyers filter by. A bare 有 or 2级 is said with its name. */
export const attributeLine = (leaf: LeafClassData, values: ReadonlyMap<string, string>, packaging?: string): string => {
  const say = ({ name }: { name: string }): string => {
    const value = values.get(name) ?? '';
    return unsaid.test(value) ? `${name}${value}` : value;
  };
  const axes = leaf.attributes.filter((one) => one.drivesSpec).map(say);
  const facets = leaf.attributes.filter((one) => !one.drivesSpec && one.facet).map(say);
  return [...axes, ...(packaging === undefined ? [] : [packaging]), ...facets].slice(0, 3).join(' ');
};
