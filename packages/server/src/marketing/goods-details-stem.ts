import { kilogramsPerKilometre, unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language, localeOf, words } from '@mall/contract/kernel/language.ts';
import type { GoodsDetailsVO, GoodsSpec } from '@mall/contract/marketing/goods-details.api.ts';
import { goodsNameIn, specNameIn } from '../catalogue/goods-name.ts';
import type { GoodsPage, GoodsPageRow, GoodsSpecRow } from '../catalogue/goods-page.queries.ts';
import { valueIn } from '../catalogue/value-words.ts';
import { wordOf } from '../kernel/word-of.ts';

/** How the axes are called in the visitor's language, in their order; Chinese where two would come out the same. */
const axisNames = (row: GoodsPageRow, language: Language): Map<string, string> => {
  const axes = row.attributes.filter((one) => one.drives).map((one) => [one.names.zh, wordOf(one.names, language)] as const);
  const clash = new Set(axes.map(([, name]) => name)).size < axes.length;
  return new Map(axes.map(([zh, name]) => [zh, clash ? zh : name]));
};

/** The values of the axes likewise: a word that stood for two values could not tell two specs apart. */
const axisValues = (specs: readonly GoodsSpecRow[], language: Language): Map<string, Map<string, string>> => {
  const byAxis = Map.groupBy(
    specs.flatMap(({ axis }) => Object.entries(axis)),
    ([zh]) => zh,
  );
  return new Map(
    [...byAxis].map(([zh, pairs]) => {
      const values = [...new Set(pairs.map(([, value]) => value))];
      const clash = new Set(values.map((value) => valueIn(value, language))).size < values.length;
      return [zh, new Map(values.map((value) => [value, clash ? value : valueIn(value, language)]))];
    }),
  );
};

type AxisWords = { names: ReadonlyMap<string, string>; values: ReadonlyMap<string, ReadonlyMap<string, string>> };

const axisOf = (spec: GoodsSpecRow, { names, values }: AxisWords): Record<string, string> => {
  const known = [...names].filter(([zh]) => zh in spec.axis).map(([zh, name]) => [name, values.get(zh)?.get(spec.axis[zh] ?? '') ?? '']);
  const rest = Object.entries(spec.axis).filter(([zh]) => !names.has(zh));
  return Object.fromEntries([...known, ...rest]);
};

/** Values in the order in which the specs bring them. */
const attrMapOf = (specs: readonly Pick<GoodsSpec, 'axis'>[]): Record<string, string[]> => {
  const map: Record<string, string[]> = {};
  for (const { axis } of specs)
    for (const [name, value] of Object.entries(axis)) {
      const values = (map[name] ??= []);
      if (!values.includes(value)) values.push(value);
    }
  return map;
};

const weightName = words(
  '参考重量(kg/km)',
  'Approximate weight (kg/km)',
  'Poids approximatif (kg/km)',
  'Peso aproximado (kg/km)',
  'Peso aproximado (kg/km)',
  'Расчётная масса (кг/км)',
);

/** What a reel may weigh decides how it is unloaded, so cable tells it with its parameters. */
const weightOf = ({ packLength, weightGram }: GoodsSpecRow, language: Language) =>
  packLength === null || weightGram === 0
    ? []
    : [{ name: weightName[language], value: kilogramsPerKilometre(weightGram, packLength).toLocaleString(localeOf[language]) }];

const attributesOf = (goods: GoodsPageRow, shown: GoodsSpecRow, language: Language) => [
  ...goods.attributes.map((one) => ({
    name: wordOf(one.names, language),
    value: (one.drives && one.names.zh in shown.axis ? [shown.axis[one.names.zh] ?? ''] : one.values)
      .map((value) => valueIn(value, language))
      .join(language === fallbackLanguage ? '、' : ', '),
  })),
  ...weightOf(shown, language),
];

type GoodsVO = GoodsDetailsVO['goodsVO'];

const goodsOf = (goods: GoodsPageRow, language: Language): Omit<GoodsVO, 'pictures' | 'attributes'> => {
  const chinese = language === fallbackLanguage;
  return {
    goodsId: goods.goodsId,
    storeId: goods.storeId,
    spuCode: goods.spuCode,
    name: goodsNameIn(goods, language),
    model: goods.model,
    brandId: goods.brandId,
    brandName: chinese ? goods.brand.name : goods.brand.enName || goods.brand.name,
    goodsSource: goods.source,
    ownFlag: goods.source === 'self' ? 1 : 0,
    firstGcId: goods.firstGcId,
    firstGcName: wordOf(goods.firstNames, language),
    secondGcId: goods.secondGcId,
    secondGcName: wordOf(goods.secondNames, language),
    gcId: goods.gcId,
    gcName: wordOf(goods.gcNames, language),
    description: goods.description,
    standards: goods.standards,
    certificates: goods.certificates.map((name) => valueIn(name, language)),
    afterSales: goods.afterSales,
    packing: goods.packing,
    ...(goods.video !== '' && { video: goods.video }),
    invoiceTypes: goods.invoiceTypes,
    labels: goods.labels.map(({ id, key, tone, names }) => ({ id, key, tone, name: wordOf(names, language) })),
  };
};

const shownGoodsOf = ({ goods, specs }: GoodsPage, shown: GoodsSpecRow, language: Language): Pick<GoodsVO, 'pictures' | 'attributes'> => ({
  pictures: [
    ...new Set([
      shown.picture,
      ...goods.pictures.map((address) => address.replaceAll('{specId}', shown.id)),
      ...specs.map((spec) => spec.picture),
    ]),
  ],
  attributes: attributesOf(goods, shown, language),
});

/** The members of an object as JSON, to be written after others. */
const membersOf = (value: object): string => JSON.stringify(value).slice(1, -1);

/**
 * A goods' page in one language without what changes from moment to moment. It is kept, so it holds JSON rather than objects: several
 * thousand small objects would weigh more and would have to be written out again for every visitor.
 */
export type GoodsStem = Pick<
  GoodsPageRow,
  'goodsId' | 'storeId' | 'gcId' | 'firstGcId' | 'secondGcId' | 'brandId' | 'defaultSpecId' | 'taxRate'
> & {
  specs: ReadonlyMap<Id, SpecStem>;
  /** Members of the details and of the goods in it that are the same whichever spec is shown. */
  details: string;
  goods: string;
  attrMap: string;
};

/** Members of an entry of the spec list; of the details and of the goods in it when this spec is shown. */
export type SpecStem = { entry: string; details: string; goods: string; packLength: number | null };

export const stemOf = (page: GoodsPage, language: Language): GoodsStem => {
  const { goodsId, storeId, gcId, firstGcId, secondGcId, brandId, defaultSpecId, taxRate } = page.goods;
  const axisWords = { names: axisNames(page.goods, language), values: axisValues(page.specs, language) };
  const specs = page.specs.map((spec) => {
    const { id, itemNumber, picture, leadDays, weightGram, packLength } = spec;
    const counted = { unit: unitIn(spec.unit, language), minOrderQuantity: spec.moq, ...(spec.step > 1 && { step: spec.step }) };
    const details = { id, specName: specNameIn(page.goods, spec, language), itemNumber, leadDays, ...counted };
    const axis = axisOf(spec, axisWords);
    return { details, axis, packLength, entry: { ...details, axis, picture, weightGram }, goods: shownGoodsOf(page, spec, language) };
  });
  return {
    goodsId,
    storeId,
    gcId,
    firstGcId,
    secondGcId,
    brandId,
    defaultSpecId,
    taxRate,
    specs: new Map(
      specs.map(({ entry, details, goods, packLength }) => [
        entry.id,
        { entry: membersOf(entry), details: membersOf(details), goods: membersOf(goods), packLength },
      ]),
    ),
    details: membersOf({ goodsId, taxRate }),
    goods: membersOf(goodsOf(page.goods, language)),
    attrMap: JSON.stringify(attrMapOf(specs)),
  };
};
