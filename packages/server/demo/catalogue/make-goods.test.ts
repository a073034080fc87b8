import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { planStores } from '../store/fill-stores.ts';
import { planBrands } from './fill-classes.ts';
import { type DemoGoods, makeGoods, openMarket } from './make-goods.ts';
import { priceRange } from './make-price.ts';
import { leavesOf, planClasses } from './plan-classes.ts';

const market = () => openMarket(leavesOf(planClasses()), planBrands(), planStores(), 6);
const make = (count: number): DemoGoods[] => {
  const made = market();
  return Array.from({ length: count }, (_, index) => makeGoods(made, index));
};
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const goods = make(2560);
const specs = goods.flatMap((one) => one.specs.map((spec) => ({ goods: one, spec })));

describe('the goods of the demo', () => {
  it('are the same on every run', () => {
    expect(digest(make(300))).toBe(digest(goods.slice(0, 300)));
    expect(digest(makeGoods(market(), 99_999))).toBe(digest(makeGoods(market(), 99_999)));
  });

  it('are ten of every class, with about four specs each and reels for cable', () => {
    expect([...Map.groupBy(goods, (one) => one.leaf.id).values()].every((list) => list.length === 10)).toBe(true);
    expect(specs.length).toBeGreaterThan(9000);
    expect(specs.length).toBeLessThan(12_000);
  });

  it('cost what their class allows, spec by spec', () => {
    const outside = specs.filter(({ goods: { leaf }, spec }) => {
      const { least, most } = priceRange(leaf.data);
      // A reel costs what its metres may cost, and its price is round.
      const metres = spec.unit === null ? 1 : (spec.packLength ?? 1);
      return !Number.isSafeInteger(spec.priceFen) || spec.priceFen < least * metres * 0.999 || spec.priceFen > most * metres;
    });
    expect(outside.map(({ spec }) => spec.name)).toEqual([]);
    expect(specs.filter(({ spec }) => spec.marketFen !== null && spec.marketFen < spec.priceFen)).toEqual([]);
  });

  it('have names without holes, and specs that differ from their sisters', () => {
    expect(
      specs.filter(({ spec }) => /[{}]|undefined|\s\s/.test(`${spec.name}${spec.attributeLine}`)).map(({ spec }) => spec.name),
    ).toEqual([]);
    expect(
      goods
        .filter((one) => /[{}]|undefined|\s\s/.test(`${one.name}${one.enName}`) || /[\u4e00-\u9fff]/.test(one.enName))
        .map((one) => one.name),
    ).toEqual([]);
    expect(goods.filter((one) => new Set(one.specs.map((spec) => spec.axisLine)).size !== one.specs.length).map((one) => one.name)).toEqual(
      [],
    );
  });

  it('sell cable cut to length and on one or two reels, where a metre costs a little less', () => {
    const cable = goods.filter((one) => one.leaf.data.reels);
    expect(cable.length).toBe(100);
    for (const one of cable) {
      for (const sisters of Map.groupBy(one.specs, (spec) => spec.axisLine.replace(/ (裁切|[\d,]+ m 盘)$/, '')).values()) {
        const [cut, ...reels] = sisters as [(typeof sisters)[0], ...typeof sisters];
        expect(cut).toMatchObject({ unit: null, moq: null, packLength: 1, axis: { 包装: '裁切' } });
        expect([1, 2]).toContain(reels.length);
        for (const reel of reels) {
          expect(reel).toMatchObject({ unit: '盘', moq: 1, name: `${cut.name} ${reel.axis['包装']}` });
          const metres = reel.packLength ?? 0;
          expect(reel.axis['包装']).toBe(`${metres.toLocaleString('en')} m 盘`);
          expect(reel.priceFen).toBeLessThanOrEqual(cut.priceFen * metres);
          expect(reel.priceFen).toBeGreaterThan(cut.priceFen * metres * 0.9);
          expect(reel.weightGram).toBe(cut.weightGram * metres);
        }
      }
    }
    expect(goods.filter((one) => !one.leaf.data.reels).flatMap((one) => one.specs.filter((spec) => spec.unit !== null))).toEqual([]);
  });

  it('are sold by a store of their class, and their source is the store’s kind', () => {
    expect(goods.filter((one) => !one.store.tops.has(one.leaf.top) || !one.brand.tops.has(one.leaf.top))).toEqual([]);
    expect(new Set(goods.map((one) => one.store.kind))).toEqual(new Set(['self', 'third', 'cross']));
  });

  it('show neighbours of a class in different colours, unless the drawing has none', () => {
    const coloured = goods.filter((one) => one.specs[0]?.picture.includes('?c='));
    const pairs = coloured.filter((one) => {
      const next = coloured.find((other) => other.leaf.id === one.leaf.id && other.id === one.id + 256);
      return next?.specs[0]?.picture === one.specs[0]?.picture;
    });
    expect(pairs.length).toBeLessThan(coloured.length * 0.08);
  });

  it('keep a helmet in the colour that its spec says', () => {
    const red = specs.find(({ goods: { leaf }, spec }) => leaf.data.name === '电力安全帽' && spec.axis['颜色'] === '红色');
    expect(red?.spec.picture).toMatch(/^\/media\/goods\/helmet\.svg\?c=cf2a2a/);
  });
});
