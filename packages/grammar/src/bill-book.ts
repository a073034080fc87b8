import bom from '../data/bom.json' with { type: 'json' };

type Column = { id: string; words: string[] };
type Phrase = { words: string[]; act: 'ignore' | 'obey' | 'skip' | 'repeat' | 'stop' };
export type SaleUnit = { from: string[]; to: string; factor: number | string | null; classes: string; round?: string };
type QuantityShape = { id: string; re: string };

/** A word of a head without blanks, brackets and case. */
export const headKey = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/\(.*?\)/gu, '')
    .replace(/[\s:*]+/gu, '')
    .toLowerCase();

/** Which column a head names. */
export const columnWords: ReadonlyMap<string, string> = new Map(
  (bom.columns as Column[]).flatMap(({ id, words }) => words.map((word): [string, string] => [headKey(word), id])),
);

const phrases = bom.phrases as Phrase[];
const wordsThat = (act: Phrase['act']): string[] => phrases.filter((one) => one.act === act).flatMap((one) => one.words);

export const repeats: ReadonlySet<string> = new Set(wordsThat('repeat'));
export const stops: readonly string[] = wordsThat('stop');

/** What a cell says that says nothing. */
export const empties: ReadonlySet<string> = new Set([
  ...wordsThat('ignore').filter((word) => word.length < 2),
  '任选',
  '不限',
  '均可',
  '无要求',
  '--',
  '——',
]);

const ofSpec = /阻燃|耐火|无卤|铠装|户外|户内|颜色|分色|相序/u;
/** What is said besides which goods it is: of trade, of haste, of drawings. */
export const asides: readonly string[] = phrases
  .filter(({ act }) => act === 'ignore' || act === 'obey')
  .flatMap(({ words }) => words)
  .filter((word) => word.length > 1 && !ofSpec.test(word))
  .toSorted((one, other) => other.length - one.length);

export const isSupplied = (text: string): boolean => /甲供|甲方供|业主供/u.test(text);
export const isReused = (text: string): boolean => /利旧|利用旧|拆旧|(?:^|[\s,(])原有/u.test(text);

const headings = bom.headings.patterns.map((pattern) => new RegExp(pattern, 'u'));
const totals = bom.totals.patterns.map((pattern) => new RegExp(pattern, 'u'));
export const isHeading = (text: string): boolean => headings.some((pattern) => pattern.test(text));
export const isTotal = (text: string): boolean => totals.some((pattern) => pattern.test(text));

/** Letters only where they end: a blank after the number is no part of the unit. */
export const quantityShapes: readonly { id: string; re: RegExp }[] = (bom.quantities as QuantityShape[]).map(({ id, re }) => ({
  id,
  re: new RegExp(re, 'u'),
}));

export const saleUnits = bom.saleUnits as SaleUnit[];

const counters =
  '台套|台次|台|套|只|个|件|根|支|组|块|箱|把|张|面|架|副|付|幅|盒|卷|捲|盘|轴|盏|片|对|双|顶|具|册|本|基|条|捆|扎|打|瓶|袋|串|座|部|节|枚|颗|簇|包|批|项|宗|桶|pcs|pc|set|sets|ea';
/** Words that count pieces: behind a number they say how many, never which. */
export const counterPattern = counters;

const units = new Set([
  ...bom.unitsInCatalogue,
  ...saleUnits.flatMap(({ from, to }) => [...from, to]),
  ...counters.split('|'),
  '延米',
  '公里',
]);
export const isUnit = (text: string): boolean => units.has(text) || units.has(text.toLowerCase());
