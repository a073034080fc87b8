import { catalogueApi, type GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { type GoodsSearch, searchApi } from '@mall/contract/search/search.api.ts';
import type { Server } from '../start-server.ts';

const base = '/api';

const read = async <T>(server: Server, path: string): Promise<T> => {
  const answer = (await (await fetch(server.url + path)).json()) as { code: number; data: T };
  if (answer.code !== 200) throw new Error(`${path} answers ${answer.code}`);
  return answer.data;
};

const searchPath = (query: Record<string, string>): string => `${base}${searchApi.goods.path}?${new URLSearchParams(query)}`;
const tipPath = (keyword: string): string => `${base}${searchApi.tips.path}?${new URLSearchParams({ keyword })}`;

const flat = (classes: readonly GoodsClass[]): GoodsClass[] => classes.flatMap((one) => [one, ...flat(one.children)]);
const trade = [
  'YJV22 3x240',
  'yjv22-3*95',
  'KYN28A-12',
  'VS1-12',
  'SCB14',
  'JL/G1A',
  'BV',
  '空开',
  '漏保',
  '摇表',
  '太阳能板',
  '断路器',
  '电缆',
  '变压器',
  '10kV 开关柜',
  '630A 断路器',
  'power cables',
  'solar panel',
  'UPS',
  'PLC',
];

/** Five hundred searches, each different: names of classes, trade words, models, foreign words, pages further on, and a third of them with filters. */
export const makeSearches = async (server: Server, amount = 500): Promise<string[]> => {
  const classes = flat(await read<GoodsClass[]>(server, base + catalogueApi.classTree.path));
  const words = [...trade, ...classes.filter((one) => one.level > 1).map((one) => one.name)];
  const plain = words.slice(0, Math.floor((amount * 2) / 3)).map((keyword): Record<string, string> => ({ keyword }));
  const filtered: Record<string, string>[] = [];
  for (const { keyword = '' } of plain) {
    if (plain.length + filtered.length >= amount) break;
    const found = await read<GoodsSearch>(server, searchPath({ keyword }));
    const brandId = found.brandVOList[0]?.id;
    const attribute = found.goodsAttrVOList[0];
    const value = attribute?.values[0];
    if (brandId) filtered.push({ keyword, brandId, sort: 'price_asc' });
    if (attribute && value) filtered.push({ keyword, attrs: `${attribute.id}:${value.id}`, inStock: '1' });
    if (found.totalCount > 60) filtered.push({ keyword, pageNo: '3', sort: 'sales' });
  }
  return [...plain, ...filtered].slice(0, amount).map(searchPath);
};

/**
 * The same mix with pages of 16 to 24 goods: nine times as many searches as the mall recalls, so that by the time one comes again it is forgotten. Its words
 * are planned, what they fit and, without a filter, what they count is known, as for whoever turns a page or chooses a filter.
 */
export const neverRepeated = (searches: readonly string[]): string[] =>
  Array.from({ length: 9 }, (_, nth) => searches.map((path) => `${path}&pageSize=${16 + nth}`)).flat();

/**
 * Other words each time: the names of classes with the name of a brand, or with a value, that their goods have. What is typed was never planned, and never
 * found as a whole; of its parts the mall knows those that were typed with others.
 */
export const makeOtherWords = async (server: Server, amount = 4500): Promise<string[]> => {
  const classes = flat(await read<GoodsClass[]>(server, base + catalogueApi.classTree.path)).filter((one) => one.level > 1);
  const words: string[][] = [];
  for (const { name } of classes) {
    const { brandVOList, goodsAttrVOList } = await read<GoodsSearch>(server, searchPath({ keyword: name }));
    const beside = [...brandVOList.map((one) => one.name), ...goodsAttrVOList.flatMap(({ values }) => values.map((one) => one.value))];
    words.push([...new Set(beside)].map((word) => `${name} ${word}`));
  }
  // Class after class, so that neighbours have nothing in common.
  const longest = Math.max(...words.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, nth) => words.flatMap((list) => list[nth] ?? [])).flat();
  return all.slice(0, amount).map((keyword) => searchPath({ keyword }));
};

/** A page of every class. */
export const makeListings = async (server: Server): Promise<string[]> =>
  flat(await read<GoodsClass[]>(server, base + catalogueApi.classTree.path)).map((one) => searchPath({ classId: one.id }));

export const tipPaths: readonly string[] = [
  'gyd',
  '断路',
  'yjv',
  '电',
  '电缆',
  'bianya',
  'dlq',
  '空开',
  '变压器',
  'jk',
  '绝缘',
  'led',
  '光伏',
  '10',
  'kyn',
  '开关',
].map(tipPath);
