import { metresIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { AbroadNames } from '../../src/catalogue/goods-name.ts';
import { makeRandom, type Random } from '../kit/random.ts';
import { choosePicture } from './choose-picture.ts';
import { type LabelKey } from './labels.ts';
import { attributeLine, goodsName, nameAbroad, namesAbroad, specName } from './make-name.ts';
import { choosePacks, type Pack, packOf, priceReel } from './make-packs.ts';
import { chooseBase, marketPrice, priceSpec } from './make-price.ts';
import type { PlannedAttribute, PlannedLeaf } from './plan-classes.ts';
import { weighCable } from './weigh-cable.ts';

export type DemoBrand = { id: number; name: string; en: string; own: boolean; tops: ReadonlySet<string> };
export type DemoStore = { id: number; name: string; kind: 'self' | 'third' | 'cross'; tops: ReadonlySet<string> };

export type DemoSpec = {
  sort: number;
  name: string;
  axis: Record<string, string>;
  valueIds: number[];
  axisLine: string;
  attributeLine: string;
  picture: string;
  priceFen: number;
  marketFen: number | null;
  weightGram: number;
  /** Null: as the goods is counted. */
  unit: string | null;
  moq: number | null;
  packLength: number | null;
  leadDays: number;
  onHand: number;
};

export type DemoGoods = {
  id: number;
  leaf: PlannedLeaf;
  brand: DemoBrand;
  store: DemoStore;
  model: string;
  name: string;
  enName: string;
  /** Only goods that are sold abroad have them. */
  abroadNames: AbroadNames;
  state: 'on' | 'off';
  spuCode: string;
  sales: number;
  monthSales: number;
  rank: number;
  ageHours: number;
  labels: LabelKey[];
  /** [attribute id, value id]: everything the goods has or offers. */
  values: [number, number][];
  specs: DemoSpec[];
};

type Stall = {
  leaf: PlannedLeaf;
  axes: readonly PlannedAttribute[];
  colour: string | undefined;
  makers: readonly DemoBrand[];
  sellers: readonly DemoStore[];
};
export type GoodsMarket = { stalls: readonly Stall[]; mostSpecs: number };

/** Who makes and who sells each class, found once and not for every goods. */
export const openMarket = (
  leaves: readonly PlannedLeaf[],
  brands: readonly DemoBrand[],
  stores: readonly DemoStore[],
  mostSpecs: number,
): GoodsMarket => ({
  mostSpecs,
  stalls: leaves.map((leaf) => ({
    leaf,
    axes: leaf.attributes.filter((one) => one.data.drivesSpec && one !== leaf.packaging),
    colour: leaf.attributes.find((one) => /(颜色|釉色)$/.test(one.data.name))?.data.name,
    makers: brands.filter((brand) => brand.tops.has(leaf.top)),
    sellers: stores.filter((store) => store.tops.has(leaf.top)),
  })),
});

const seed = 20_260_730;
/** A power mall does not open with bin liners, however well they sell. */
const standing: Readonly<Record<string, number>> = { 办公与综合物资: 0.7, 电动与手动工具: 0.93, 工业自动化与电机: 0.96 };
const greenNames = /LED|节能|非晶合金|充电|太阳能|光伏|储能|风力|无功|再生/;

/** A brand's own store first, then the mall's; the mall's own brands are sold by the mall where it has a store for them. */
const chooseStore = (stores: readonly DemoStore[], brand: DemoBrand, random: Random): DemoStore =>
  random.weigh(stores, (store) => {
    if (brand.own && store.kind === 'self') return 12;
    if (store.name.startsWith(brand.name)) return 5;
    return store.kind === 'self' ? 3 : 1;
  });

/** The rectangle of axis values that a goods offers: neighbouring values, at most `most` specs. */
const chooseMatrix = (axes: readonly PlannedAttribute[], most: number, random: Random): number[][] => {
  const [first, second] = axes;
  if (!first) return [[]];
  const run = (length: number, size: number) => {
    const from = random.whole(0, length - size);
    return Array.from({ length: size }, (_, at) => from + at);
  };
  const columns = second ? run(second.data.values.length, Math.min(2, second.data.values.length)) : undefined;
  const rows = run(first.data.values.length, Math.min(first.data.values.length, Math.max(1, Math.floor(most / (columns?.length ?? 1)))));
  return rows.flatMap((row) => (columns ? columns.map((column) => [row, column]) : [[row]]));
};

const chooseLead = (fen: number, random: Random): number => {
  if (fen > 5_000_000) return random.pick([7, 15, 20, 30, 45]);
  if (fen > 500_000) return random.chance(0.5) ? 0 : random.pick([3, 5, 7, 10]);
  return random.chance(0.75) ? 0 : random.pick([1, 2, 3, 5]);
};

const chooseStock = (fen: number, moq: number, random: Random): number => {
  if (random.chance(0.025)) return 0;
  const [least, most] =
    fen > 10_000_000 ? [2, 12] : fen > 1_000_000 ? [5, 60] : fen > 100_000 ? [20, 400] : fen > 10_000 ? [100, 3000] : [500, 20_000];
  return Math.max(moq * 4, random.whole(least as number, most as number));
};

/** Larger things weigh more; near enough for freight in a demo. */
const weigh = (fen: number): number => Math.round(150 * (fen / 100) ** 0.7);

/** The goods with number `index` (from 0): the classes take turns, so every class gets its share of any amount. The same number is always the same goods. */
export const makeGoods = (market: GoodsMarket, index: number): DemoGoods => {
  const { stalls, mostSpecs } = market;
  const { leaf, axes, colour, makers, sellers } = stalls[index % stalls.length] as Stall;
  const { data } = leaf;
  const round = Math.floor(index / stalls.length);
  const random = makeRandom(seed, index);
  const brand = makers[(round + leaf.id) % makers.length] as DemoBrand;
  const store = chooseStore(sellers, brand, random);
  const model = data.models[(round + Math.floor(round / makers.length)) % data.models.length] as string;
  const fixed = new Map<string, string>();
  const values: [number, number][] = [];
  for (const one of leaf.attributes) {
    if (one.data.drivesSpec) continue;
    const chosen = random.whole(0, one.data.values.length - 1);
    fixed.set(one.data.name, one.data.values[chosen] as string);
    values.push([one.id, one.firstValueId + chosen]);
  }
  const matrix = chooseMatrix(axes, mostSpecs > 2 ? random.whole(3, mostSpecs) : mostSpecs, random);
  axes.forEach((one, axis) => {
    for (const chosen of new Set(matrix.map((row) => row[axis] as number))) values.push([one.id, one.firstValueId + chosen]);
  });
  const base = chooseBase(data, random);
  const leadDays = chooseLead(base, random);
  const discounted = random.chance(0.5);
  // Drawn apart, so that who sells reels does not change what the others sell.
  const reels = makeRandom(seed + 1, index);
  const packaging = leaf.packaging;
  const packed = packaging ? choosePacks(packaging, reels) : [];
  if (packaging) for (const at of packed) values.push([packaging.id, packaging.firstValueId + at]);
  const packs = packed.map((at) => packOf(packaging?.data.values[at] ?? ''));
  const whole = matrix.map((row): Omit<DemoSpec, 'sort'> => {
    const axisValues = axes.map((one, axis) => one.data.values[row[axis] as number] as string);
    const axis = Object.fromEntries(axes.map((one, at) => [one.data.name, axisValues[at] as string]));
    const all = new Map([...fixed, ...Object.entries(axis)]);
    const priceFen = priceSpec(data, base, row);
    return {
      name: specName(data, brand.name, model, all),
      axis,
      valueIds: axes.map((one, at) => one.firstValueId + (row[at] as number)),
      axisLine: axisValues.join(' '),
      attributeLine: attributeLine(data, all),
      picture: choosePicture({
        picture: data.picture,
        model,
        axisValues,
        colour: colour && all.get(colour),
        brandId: brand.id,
        turn: round,
      }),
      priceFen,
      marketFen: discounted ? marketPrice(priceFen, random) : null,
      weightGram: weighCable(model, all) ?? weigh(priceFen),
      unit: null,
      moq: null,
      packLength: metresIn(all.get('包装') ?? '') ?? null,
      leadDays,
      onHand: chooseStock(priceFen, data.moq, random),
    };
  });
  const packSpec = (spec: Omit<DemoSpec, 'sort'>, { value, metres, unit, moq }: Pack): Omit<DemoSpec, 'sort'> => {
    const cut = {
      ...spec,
      axis: { ...spec.axis, 包装: value },
      valueIds: packaging ? [...spec.valueIds, packaging.firstValueId + packaging.data.values.indexOf(value)] : spec.valueIds,
      axisLine: `${spec.axisLine} ${value}`,
      attributeLine: attributeLine(data, new Map([...fixed, ...Object.entries(spec.axis)]), value),
      packLength: metres,
    };
    if (unit === null) return cut;
    const priceFen = priceReel(data, spec.priceFen, metres);
    return {
      ...cut,
      unit,
      moq,
      name: `${spec.name} ${value}`,
      priceFen,
      marketFen: spec.marketFen === null ? null : marketPrice(priceFen, reels),
      weightGram: spec.weightGram * metres,
      onHand: chooseStock(priceFen, 1, reels),
    };
  };
  const specs = whole
    .flatMap((spec) => (packs.length === 0 ? [spec] : packs.map((pack) => packSpec(spec, pack))))
    .map((spec, sort): DemoSpec => ({ sort, ...spec }));
  const popularity = random.next();
  const monthSales = Math.floor((data.moq * Math.exp(popularity * 6)) / (1 + base / 200_000));
  const ageHours = random.whole(24, 700 * 24);
  const goodsLabels: LabelKey[] = [];
  const mark = (key: LabelKey, when: boolean) => when && goodsLabels.push(key);
  mark('self_operated', store.kind === 'self');
  mark('cross_border', store.kind === 'cross');
  mark('own_brand', brand.own);
  mark('in_stock', leadDays === 0);
  mark(
    'national_standard',
    data.standards.some((standard) => standard.startsWith('GB')),
  );
  mark('green', random.chance(greenNames.test(`${leaf.top}${data.name}`) ? 0.6 : 0.04));
  mark('hot', popularity > 0.9);
  mark('fresh', ageHours < 60 * 24);
  return {
    id: index + 1,
    leaf,
    brand,
    store,
    model,
    name: goodsName(data, brand.name, model, fixed),
    enName: nameAbroad(data, brand.en, model, fixed, 'en'),
    abroadNames: store.kind === 'cross' ? namesAbroad(data, brand.en, model, fixed) : {},
    state: index % 97 === 50 ? 'off' : 'on',
    spuCode: `NE${String(leaf.id).padStart(3, '0')}${String(index + 1).padStart(7, '0')}`,
    sales: monthSales * random.whole(8, 30),
    monthSales,
    // Popularity inside its class, so that the best of every class stand beside each other instead of fifty kinds of cable.
    rank: Math.floor(popularity * (standing[leaf.top] ?? 1) * 1_000_000),
    ageHours,
    labels: goodsLabels,
    values,
    specs,
  };
};
