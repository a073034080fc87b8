import type { SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { importColumnNames, importColumns, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { cutText } from '@mall/grammar/cut-text.ts';

/** A column that some class asks for: its Chinese name, and the same in other languages. */
export type ValueName = { readonly name: string; readonly also: readonly string[] };

/** Longer than any head; what is no head may be as long as a cell. */
const headMost = 120;

/** One way to write a head: without what is in brackets, signs and width. */
const headKey = (head: string): string =>
  cutText(head, headMost)
    .normalize('NFKC')
    .replaceAll(/[([][^([)\]]*[)\]]/g, '')
    .replaceAll(/[\s*:_./·’'"%-]/g, '')
    .toLowerCase();

/** Words that are known to mean a column, though the template has another. */
const known: Readonly<Record<string, string>> = {
  spuCode: 'spu spu编码 spucode 商品编号 商品id',
  name: '商品名 品名 产品名称 goodsname',
  className: '三级类目 商品类目 分类 category',
  itemNumber: 'sku sku编码 sku货号 物料编码 商品货号',
  price: '含税单价 含税价格 销售价 售价',
  untaxed: '未税单价 不含税单价 不含税价格',
  taxRate: '增值税率',
  stock: '库存数量 可售库存 库存量',
  warnAt: '预警值 预警库存',
  unit: '计量单位 销售单位',
  moq: '最小起订量 起售量 moq',
  step: '订购步长 倍数 最小包装量',
  leadDays: '货期 交货期 发货时效',
  weight: '重量 毛重 单重',
  state: '上架状态 是否启用',
  pictures: '商品图片 图片 主图片',
};
/** Words that may mean it: the reader is told, and may say otherwise. */
const guesses: Readonly<Record<string, string>> = {
  untaxed: '未税 税前 净价',
  price: '价格 单价 price',
  stock: '数量 qty 现货',
  name: '名称 产品',
  itemNumber: '编码 编号 料号',
  moq: '起订 最小量',
  leadDays: '天数 交期',
};

const fixed = new Map<string, string>();
for (const key of importColumnNames) for (const language of languages) fixed.set(headKey(importColumns[key][language]), key);
const wordsOf = (list: Readonly<Record<string, string>>) =>
  new Map(Object.entries(list).flatMap(([key, words]) => words.split(' ').map((word) => [headKey(word), key] as const)));
const [alike, guessed] = [wordsOf(known), wordsOf(guesses)];

type Meant = { key: string; how: SheetColumn['how'] };
const ignored: Meant = { key: '', how: 'ignored' };

const meantBy = (head: string, values: ReadonlyMap<string, string>): Meant => {
  const at = headKey(head);
  if (at === '') return ignored;
  const sure = fixed.get(at) ?? values.get(at) ?? alike.get(at);
  if (sure !== undefined) return { key: sure, how: 'known' };
  const maybe = guessed.get(at);
  return maybe === undefined ? ignored : { key: maybe, how: 'guessed' };
};

/** What the heads of a sheet mean. Of two that mean the same the surer counts, then the first. */
export const matchHeads = (heads: readonly string[], names: readonly ValueName[]): Meant[] => {
  const values = new Map(
    names.toReversed().flatMap(({ name, also }) => [name, ...also].map((word) => [headKey(word), valueKey(name)] as const)),
  );
  const meant = heads.map((head) => meantBy(head, values));
  const taken = new Set<string>();
  const result = meant.map(() => ignored);
  for (const how of ['known', 'guessed'] as const)
    for (const [at, one] of meant.entries())
      if (one.how === how && !taken.has(one.key)) {
        taken.add(one.key);
        result[at] = one;
      }
  return result;
};

const headRows = 10;

/** Where the names of the columns stand: among the first rows, the one of which most are known. -1: nowhere. */
export const findHead = (rows: readonly (readonly string[])[], names: readonly ValueName[]): number => {
  const scores = rows.slice(0, headRows).map((row) => matchHeads(row, names).filter(({ how }) => how !== 'ignored').length);
  const best = Math.max(0, ...scores);
  return best < 2 ? -1 : scores.indexOf(best);
};
