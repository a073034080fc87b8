import { expect, it } from 'vitest';
import { planStores } from '../store/fill-stores.ts';
import { accents } from './choose-picture.ts';
import { planBrands } from './fill-classes.ts';
import { listViews } from './list-views.ts';
import { makeGoods, openMarket } from './make-goods.ts';
import { leavesOf, planClasses } from './plan-classes.ts';

const market = openMarket(leavesOf(planClasses()), planBrands(), planStores(), 2);
const goods = market.stalls.map((_, index) => makeGoods(market, index));

it('shows every goods from three to five sides, its own picture among them', () => {
  for (const one of goods) {
    const sides = new Set([one.specs[0]?.picture, ...listViews(one, accents)]);
    expect(sides.size, one.name).toBeGreaterThanOrEqual(3);
    expect(sides.size, one.name).toBeLessThanOrEqual(5);
  }
});

const viewsOf = (name: string) => {
  const found = goods.find((one) => one.leaf.data.name === name);
  return found ? listViews(found, accents) : [];
};

it('shows cable cut open and on a drum of its own colour, a meter with its dimensions', () => {
  expect(viewsOf('中压电力电缆')).toEqual([
    expect.stringMatching(/v=end$/),
    '/media/nameplate/{specId}.svg',
    expect.stringMatching(/cable-drum\.svg\?c=[0-9a-f]{6}$/),
  ]);
  expect(viewsOf('三相智能电能表')).toEqual([
    expect.stringMatching(/v=close$/),
    expect.stringMatching(/v=outline$/),
    '/media/nameplate/{specId}.svg',
    expect.stringMatching(/^\/media\/packing\//),
  ]);
});
