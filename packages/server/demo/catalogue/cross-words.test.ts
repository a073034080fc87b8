import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { valueIn } from '../../src/catalogue/value-words.ts';
import { namesOf, readStores } from '../kit/demo-data.ts';
import { planStores } from '../store/fill-stores.ts';
import { leavesOf, planClasses } from './plan-classes.ts';

const han = /\p{Script=Han}/u;
const foreign = languages.filter((language) => language !== 'zh');
const soldAbroad = new Set(planStores().flatMap(({ kind, tops }) => (kind === 'cross' ? [...tops] : [])));
const leaves = leavesOf(planClasses()).filter(({ top }) => soldAbroad.has(top));
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

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

  it('has stores whose papers can be read', () => {
    const papers = readStores().flatMap(({ kind, qualifications }) => (kind === 'cross' ? qualifications : []));
    expect(papers.map((name) => valueIn(name, language)).filter((text) => han.test(text))).toEqual([]);
  });
});
