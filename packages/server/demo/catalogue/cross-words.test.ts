import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { goodsNameIn } from '../../src/catalogue/goods-name.ts';
import { valueIn } from '../../src/catalogue/value-words.ts';
import { namesOf, readStores } from '../kit/demo-data.ts';
import { planStores } from '../store/fill-stores.ts';
import { crossStoreWords, introductionsOf, latinStoreName } from '../store/store-words.ts';
import { wordsAbroad } from './describe-goods.ts';
import { planBrands } from './fill-classes.ts';
import { makeGoods, openMarket } from './make-goods.ts';
import { leavesOf, planClasses } from './plan-classes.ts';

const han = /\p{Script=Han}/u;
const foreign = languages.filter((language) => language !== 'zh');
const soldAbroad = new Set(planStores().flatMap(({ kind, tops }) => (kind === 'cross' ? [...tops] : [])));
const leaves = leavesOf(planClasses()).filter(({ top }) => soldAbroad.has(top));
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const market = openMarket(leavesOf(planClasses()), planBrands(), planStores(), 6);
const goods = Array.from({ length: 2560 }, (_, index) => makeGoods(market, index));

describe.each(foreign)('what is sold abroad, in %s', (language) => {
  it('has no parameter, value, unit or certificate that stays Chinese', () => {
    const told = leaves.flatMap(({ data, attributes }) => [
      namesOf(data)[language],
      unitIn(data.unit, language),
      ...attributes.map((one) => namesOf(one.data)[language]),
      ...[...attributes.flatMap((one) => one.data.values), ...data.certificates].map((value) => valueIn(value, language)),
      ...data.standards,
      ...data.models,
    ]);
    expect(told.length).toBeGreaterThan(3000);
    expect(told.filter((text) => han.test(text))).toEqual([]);
  });

  it('calls no two parameters of a class and no two values of a parameter the same', () => {
    expect(
      leaves.flatMap(({ attributes }) => [
        ...twice(attributes.map((one) => namesOf(one.data)[language])),
        ...attributes.flatMap((one) => twice(one.data.values.map((value) => valueIn(value, language)))),
      ]),
    ).toEqual([]);
  });

  it('has long texts of its own, and goods of other stores have none', () => {
    const [abroad, home] = [goods.filter(({ store }) => store.kind === 'cross'), goods.filter(({ store }) => store.kind !== 'cross')];
    expect(abroad.length).toBeGreaterThan(400);
    const told = abroad.flatMap((one) => [goodsNameIn(one, language), ...Object.values(wordsAbroad(one)[language] ?? {})]);
    expect(told.length).toBe(abroad.length * 4);
    expect(told.filter((text) => han.test(text) || /[{}]|\.\.$/.test(text))).toEqual([]);
    const sentences = abroad.map((one) => /<\/h3>((?:<p>[^<]*<\/p>)+)/u.exec(wordsAbroad(one)[language]?.description ?? '')?.[1] ?? '');
    expect(sentences.filter((text) => (text.match(/<p>/gu) ?? []).length < 3)).toEqual([]);
    if (language !== 'en') expect(abroad.filter((one) => goodsNameIn(one, language) === one.enName)).toEqual([]);
    expect(home.filter((one) => Object.keys({ ...wordsAbroad(one), ...one.abroadNames }).length > 0)).toEqual([]);
  });

  it('has stores that can be read', () => {
    const stores = readStores();
    expect(stores.map(({ name }) => latinStoreName(name)).filter((name) => !name || han.test(name))).toEqual([]);
    const cross = stores.filter(({ kind }) => kind === 'cross');
    expect(
      cross.flatMap(({ qualifications }) => qualifications.map((name) => valueIn(name, language))).filter((text) => han.test(text)),
    ).toEqual([]);
    expect(cross.filter(({ name }) => !introductionsOf(name)[language])).toEqual([]);
    const words = cross.flatMap(({ name, licence }) => {
      const { company = '我', licence: said = {} } = crossStoreWords[name] ?? {};
      return [company, ...Object.values({ ...licence, ...said })];
    });
    expect(words.filter((text) => han.test(text))).toEqual([]);
  });
});
