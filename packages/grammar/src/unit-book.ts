import units from '../data/units.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

type Quantity = {
  id: string;
  unit: string;
  spellings: Record<string, number | null>;
  attributes: string[];
  words?: Record<string, number | number[]>;
};

/** What a unit may mean: the quantity as it stands in keys, and the factor to its own unit. */
export type UnitMeaning = { quantity: string; factor: number; shown: string };

/** Quantities that a buyer writes alike are one in the keys: the class tells motor poles from switch poles, fibres from cores. */
const keyNames: Readonly<Record<string, string>> = { section: 'mm2', 'motor-poles': 'poles', fibres: 'cores' };
/** Written before the figure, or no unit at all; the shapes read them. */
const notAfterFigure = new Set([
  'IP',
  'ip',
  'Ip',
  '防护等级',
  '防护',
  'DN',
  'Dn',
  'dn',
  '口径',
  '通径',
  'PN',
  'Pn',
  '变比',
  '百分之',
  'B1',
  'B1.3',
  'B4',
  'B6',
  'IO',
  '级',
  '克重',
]);
/** 台, 个 … count what is bought at least as often as they describe it. */
const counters = new Set(['个', '只', '件', '块', '台', '张']);

const han = /^\p{Script=Han}+$/u;
const quantities = units.quantities as unknown as Quantity[];
const exact = new Map<string, UnitMeaning[]>();
const anyCase = new Map<string, UnitMeaning[]>();
let longest = 0;

const add = (map: Map<string, UnitMeaning[]>, spelling: string, meaning: UnitMeaning): void => {
  const known = map.get(spelling) ?? [];
  if (!known.some((one) => one.quantity === meaning.quantity)) known.push(meaning);
  map.set(spelling, known);
};

for (const quantity of quantities) {
  const shown = new Map<number, string>();
  for (const [spelling, factor] of Object.entries(quantity.spellings))
    if (factor !== null && !shown.has(factor)) shown.set(factor, spelling);
  for (const [spelling, factor] of Object.entries(quantity.spellings)) {
    if (factor === null || notAfterFigure.has(spelling)) continue;
    const folded = foldText(spelling);
    const meaning = {
      quantity: keyNames[quantity.id] ?? quantity.id,
      factor,
      // 5号 is not told as 5码; but 63安 is as 63A.
      shown: han.test(spelling) && han.test(quantity.unit) ? spelling : factor === 1 ? quantity.unit : (shown.get(factor) ?? spelling),
    };
    add(exact, folded, meaning);
    add(anyCase, folded.toLowerCase(), meaning);
    longest = Math.max(longest, folded.length);
  }
}

const quantitiesOf = new Map<string, Set<string>>();
for (const { id, attributes } of quantities)
  for (const attribute of attributes) {
    const known = quantitiesOf.get(attribute) ?? new Set();
    quantitiesOf.set(attribute, known.add(keyNames[id] ?? id));
  }

/** Words that begin with a unit's sign and are no unit: 50安全帽, 12路灯. */
const noUnit =
  /^(?:安全|安装|平台|平腿|平弯|平板|平面|方案|方形|位置|路灯|路由|口径|开关|开口|开闭|开架|转角|转换|转椅|点温|点型|极柱|极性|相间|相色|分支|分接|分界|分表|分体|分裂|天线|芯片|人字|人体|人机|张力|张紧|串联|串口|串谐|仓库|日光|升降|升压|匹配|焦距|联络|联合|道路|丝杆|丝杠|牛皮|卡表|卡盘|卡箍|个人|台架|台变|台区|台式|块式|层绞|页岩|米字|克拉|吨位|法兰|度量|号码|码头|回收|回转|核心|核相|次级|欧式|欧变|匹马|尺寸|尺码|斤顶|寸镜|时间|秒表|赫兹表|公母|公用|伏安特性|安时计|瓦楞|瓦斯|米线|方管|平垫|平口|转子|转速|轮椅|轮胎|轮式|次回路|次电缆|次设备|次融合|年份|开本|度盘)/u;

/** Case tells mΩ from MΩ; other quantities that the letters may stand for are kept, since few buyers mind their case. */
for (const [spelling, meanings] of exact)
  for (const other of anyCase.get(spelling.toLowerCase()) ?? [])
    if (!meanings.some((one) => one.quantity === other.quantity)) meanings.push(other);
const meaningsOf = (spelling: string): UnitMeaning[] | undefined => exact.get(spelling) ?? anyCase.get(spelling.toLowerCase());

/** The unit at `at`, longest first. */
export const unitAt = (text: string, at: number): { length: number; meanings: readonly UnitMeaning[]; counter: boolean } | undefined => {
  const reach = Math.min(longest, text.length - at);
  for (let length = reach; length > 0; length -= 1) {
    const spelling = text.slice(at, at + length);
    const meanings = meaningsOf(spelling);
    if (!meanings) continue;
    const next = text.charCodeAt(at + length) | 32;
    if (/[A-Za-z]$/.test(spelling) && next >= 97 && next <= 122) continue;
    // 230mm20V is 230mm and 20V.
    if (/\d$/.test(spelling) && /^\.?\d/.test(text.slice(at + length, at + length + 2))) continue;
    if (length < 3 && noUnit.test(text.slice(at, at + 5))) continue;
    return { length, meanings, counter: counters.has(spelling) };
  }
  return undefined;
};

/** The quantities that an attribute carries; undefined for an attribute the book does not know. */
export const quantitiesOfAttribute = (attribute: string): ReadonlySet<string> | undefined => quantitiesOf.get(attribute);

/** 暖白 is 3000K, 4分 is DN15: words with figures of their own, as keys. */
export const unitWords = (): [string, string[]][] =>
  quantities.flatMap(({ id, words }) =>
    Object.entries(words ?? {}).map(([word, figures]): [string, string[]] => [word, [figures].flat().map((figure) => `${id}:${figure}`)]),
  );
