import { type FigureKind, figureKinds, figureNames, figureUnits } from '../catalogue/figure.rules.ts';
import type { AveragePrice, ParityOffer } from '../catalogue/goods.api.ts';
import { formatCurrency } from '../kernel/format.ts';
import { fill, type Language, localeOf } from '../kernel/language.ts';
import type { ComparedSpec } from './compare.api.ts';
import { type LifeTerms, lossCost } from './compare.rules.ts';
import { type BestWord, type CompareGroup, cellWords, type RowName, rowNames } from './compare-words.ts';

type CompareCell = { text: string; best: boolean };
export type CompareRow = {
  key: string;
  group: CompareGroup;
  name: string;
  cells: CompareCell[];
  differs: boolean;
  /** What the best of them is called. */
  bestWord: BestWord;
};

/** Of one column: what is typed of its losses, and what the same and the like cost elsewhere. */
export type ComparedMore = {
  noLoad?: number | null | undefined;
  load?: number | null | undefined;
  parity?: readonly ParityOffer[] | undefined;
  average?: AveragePrice | null | undefined;
};
export type CompareTerms = { language: Language; terms: LifeTerms; more: readonly ComparedMore[] };

type Side = 'low' | 'high';
type Drawn = { text: string; figure?: number | null | undefined };
type Draft = { key: string; group: CompareGroup; name: string; drawn: Drawn[]; better?: Side; bestWord?: BestWord };

const nothing = '—';

/** Which way is better is said only where it is so for every buyer: less noise, more endurance. Capacity and voltage are what one needs. */
const betterIn: readonly [RegExp, Side][] = [
  [/损耗|噪声|声压级|声级|能耗|待机功耗|热灵敏度/, 'low'],
  [/效率|续航|寿命|循环次数/, 'high'],
];
const highWord = (name: string): BestWord => (/续航|寿命/u.test(name) ? 'longest' : name.includes('次数') ? 'most' : 'highest');
const betterOf = (name: string): Side | undefined => betterIn.find(([pattern]) => pattern.test(name))?.[1];

/** '≤58dB(A)' is 58 of dB(A). */
const readFigure = (value: string): { figure: number; unit: string } | undefined => {
  const [, digits, unit = ''] = /^[≤≥<>约]?\s*(\d+(?:\.\d+)?)([^\d～~×/-]*)$/.exec(value.replaceAll(',', '')) ?? [];
  return digits === undefined ? undefined : { figure: Number(digits), unit: unit.trim() };
};

/** Only where all say it, and not all the same: what is missing may be better still. */
const bestOf = (drawn: readonly Drawn[], better: Side | undefined): ReadonlySet<number> => {
  const figures = drawn.map(({ figure }) => figure ?? Number.NaN);
  if (!better || figures.some(Number.isNaN) || new Set(figures).size < 2) return new Set();
  const best = better === 'low' ? Math.min(...figures) : Math.max(...figures);
  return new Set(figures.flatMap((figure, at) => (figure === best ? [at] : [])));
};

const finish = ({ key, group, name, drawn, better, bestWord = 'best' }: Draft): CompareRow => {
  const best = bestOf(drawn, better);
  return {
    key,
    group,
    name,
    bestWord,
    cells: drawn.map(({ text }, at) => ({ text, best: best.has(at) })),
    differs: new Set(drawn.map(({ text }) => text)).size > 1,
  };
};

const yuan = (amount: string | number): string => `¥${formatCurrency(amount)}`;
const plain = (text: string): Drawn => ({ text: text || nothing });
const money = (amount: number | null): Drawn =>
  amount === null ? { text: nothing } : { text: yuan(Math.round(amount)).replace(/\.00$/, ''), figure: Math.round(amount) };
export const comparedPrice = ({ activityPrice, specSellPrice }: ComparedSpec): string => activityPrice ?? specSellPrice;
/** Watts from the maker, or else as typed. */
const lossesOf = ({ figures }: ComparedSpec, { noLoad, load }: ComparedMore = {}): { noLoad: number; load: number } | null => {
  const [empty, loaded] = [figures.no_load_loss_w ?? noLoad, figures.load_loss_w ?? load];
  return empty == null || loaded == null ? null : { noLoad: empty, load: loaded };
};

/** Whether a cost of losses has a sense here: a transformer is named by its capacity in kVA or MVA, or states what it loses. */
export const losesPower = ({ figures, attributes, gcName }: ComparedSpec): boolean =>
  figures.no_load_loss_w !== undefined ||
  (/变压器|箱变|transform/i.test(gcName) && attributes.some(({ key, value }) => key === '额定容量' && /\d\s*[kM]VA$/.test(value)));

/** Everything that the goods differ or agree in, by group; the same on the page and in the sheet. */
export const compareRows = (specs: readonly ComparedSpec[], { language, terms, more }: CompareTerms): CompareRow[] => {
  const say = (key: keyof typeof cellWords, values = {}) => fill(cellWords[key][language], values);
  const count = (figure: number) => figure.toLocaleString(localeOf[language]);
  const sameUnit = new Set(specs.map(({ unit }) => unit)).size < 2;
  const row = (
    key: RowName,
    group: CompareGroup,
    draw: (spec: ComparedSpec, at: number) => Drawn,
    better?: Side,
    bestWord?: BestWord,
  ): Draft => ({
    key,
    group,
    name: fill(rowNames[key][language], { years: terms.years }),
    drawn: specs.map(draw),
    ...(better && { better }),
    ...(bestWord && { bestWord }),
  });
  const leadOf = ({ leadDays, specStorage }: ComparedSpec): Drawn =>
    leadDays > 0
      ? { text: say('days', { days: leadDays }), figure: leadDays }
      : specStorage > 0
        ? { text: say('fromStock'), figure: 0 }
        : { text: nothing };
  const stockOf = ({ leadDays, specStorage, unit }: ComparedSpec): Drawn => ({
    text: specStorage > 0 ? `${count(specStorage)} ${unit}` : say(leadDays > 0 ? 'made' : 'soldOut'),
    figure: specStorage,
  });
  const lossOf = (spec: ComparedSpec, at: number): number | null => {
    const losses = lossesOf(spec, more[at]);
    return losses && lossCost(losses, terms);
  };

  const price: Draft[] = [
    row(
      'price',
      'price',
      (spec) => ({ text: `${yuan(comparedPrice(spec))}/${spec.unit}`, figure: Number(comparedPrice(spec)) }),
      sameUnit ? 'low' : undefined,
      'lowest',
    ),
    row('taxOut', 'price', ({ taxOutPrice }) => plain(yuan(taxOutPrice))),
    ...(specs.some(({ unitPrice }) => unitPrice !== undefined)
      ? [
          row(
            'perMetre',
            'price',
            ({ unitPrice }) => (unitPrice === undefined ? plain('') : { text: yuan(unitPrice), figure: Number(unitPrice) }),
            'low',
            'lowest',
          ),
        ]
      : []),
    row('least', 'price', ({ minOrderQuantity, unit }) => plain(`${count(minOrderQuantity)} ${unit}`)),
    row('stock', 'price', stockOf, sameUnit ? 'high' : undefined, 'most'),
    row('lead', 'price', leadOf, 'low', 'soonest'),
    row('breaks', 'price', ({ priceBreaks, unit }) =>
      plain(priceBreaks.map(({ minNum, price: each }) => say('from', { count: minNum, unit, price: yuan(each) })).join('\n')),
    ),
    row('parity', 'price', (_, at) => {
      const offers = more[at]?.parity ?? [];
      return plain(offers[0] ? say('stores', { price: yuan(offers[0].specSellPrice), count: offers.length }) : '');
    }),
    row('average', 'price', (_, at) => plain(more[at]?.average ? `${yuan(more[at].average.averagePrice)}/${more[at].average.unit}` : '')),
  ];

  const named = new Map(specs.flatMap(({ attributes }) => attributes.map(({ key, name }) => [key, name] as const)));
  const parameters = [...named].map(([key, name]): Draft => {
    const values = specs.map(({ attributes }) => attributes.find((one) => one.key === key)?.value ?? '');
    const figures = values.map(readFigure);
    const comparable = new Set(figures.map((one) => one?.unit)).size === 1;
    const better = betterOf(key);
    return {
      key: `attribute ${key}`,
      group: 'basic',
      name,
      drawn: values.map((value, at) => ({ text: value || nothing, figure: comparable ? figures[at]?.figure : undefined })),
      ...(better && { better, bestWord: better === 'low' ? 'lowest' : highWord(key) }),
    };
  });

  const stated = (kind: FigureKind): Draft[] =>
    specs.some(({ figures }) => figures[kind] !== undefined)
      ? [
          {
            key: `figure ${kind}`,
            group: 'performance',
            name: figureNames[kind][language],
            drawn: specs.map(({ figures }) =>
              figures[kind] === undefined
                ? { text: nothing }
                : { text: `${count(figures[kind])}${figureUnits[kind]}`, figure: figures[kind] },
            ),
            ...(kind !== 'impedance_percent' && { better: 'low' as const, bestWord: 'lowest' as const }),
          },
        ]
      : [];

  return [
    ...price,
    row('brand', 'basic', ({ brandName }) => plain(brandName)),
    row('model', 'basic', ({ model }) => plain(model)),
    ...parameters,
    ...figureKinds.flatMap(stated),
    ...(specs.some((spec, at) => lossesOf(spec, more[at]) !== null)
      ? [
          row('lossCost', 'performance', (spec, at) => money(lossOf(spec, at)), 'low', 'lowest'),
          row(
            'lifeCost',
            'performance',
            (spec, at) => {
              const loss = lossOf(spec, at);
              return money(loss === null ? null : Number(comparedPrice(spec)) + loss);
            },
            'low',
            'lowest',
          ),
        ]
      : []),
    ...(specs.some(({ weightGram }) => weightGram > 0)
      ? [row('weight', 'size', ({ weightGram }) => plain(weightGram > 0 ? `${count(Math.round(weightGram / 100) / 10)} kg` : ''))]
      : []),
    row('store', 'service', ({ storeName }) => plain(storeName)),
    row('score', 'service', ({ storeScore }) => ({ text: storeScore, figure: Number(storeScore) }), 'high', 'best'),
    row('standards', 'service', ({ standards }) => plain(standards.join('、'))),
    row('certificates', 'service', ({ certificates }) => plain(certificates.join('、'))),
    row(
      'warranty',
      'service',
      ({ warrantyMonths }) =>
        warrantyMonths === null ? plain('') : { text: say('months', { months: warrantyMonths }), figure: warrantyMonths },
      'high',
      'longest',
    ),
    row('invoice', 'service', ({ taxRate }) => plain(`${taxRate}%`)),
  ].map(finish);
};
