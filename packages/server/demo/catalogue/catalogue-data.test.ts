import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { type AttributeData, type LeafClassData, namesOf, readBrands, readPictures, readStores, readTopClasses } from '../kit/demo-data.ts';

const tops = readTopClasses();
const middles = tops.flatMap((top) => top.children);
const leaves = middles.flatMap((middle) => middle.children);
const faultsOf = (check: (leaf: LeafClassData) => boolean) => leaves.filter((leaf) => !check(leaf)).map((leaf) => leaf.name);
const attributeFaults = (check: (attribute: AttributeData) => boolean) =>
  leaves.flatMap((leaf) => leaf.attributes.filter((attribute) => !check(attribute)).map((attribute) => `${leaf.name} ${attribute.name}`));
const filled = (text: unknown) => typeof text === 'string' && text.trim() !== '';
const placeholders = (leaf: LeafClassData) => [...leaf.nameTemplate.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
const known = (leaf: LeafClassData) => new Set(['品牌', '型号', ...leaf.attributes.filter((one) => one.inName).map((one) => one.name)]);
const product = (leaf: LeafClassData, of: (list: number[]) => number) =>
  leaf.attributes.reduce((whole, one) => whole * (one.priceWeight ? of(one.priceWeight) : 1), 1);

describe('the catalogue data', () => {
  it('has 15, 76 and 256 classes on its three levels, each with a name of its own', () => {
    expect([tops.length, middles.length, leaves.length]).toEqual([15, 76, 256]);
    const names = [...tops, ...middles, ...leaves].map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says every class and attribute in six languages', () => {
    const named = [...tops, ...middles, ...leaves, ...leaves.flatMap((leaf) => leaf.attributes)];
    expect(named.filter((one) => !languages.every((language) => filled(namesOf(one)[language]))).map((one) => one.name)).toEqual([]);
  });

  it('fills every field of a third-level class', () => {
    expect(faultsOf((leaf) => filled(leaf.unit) && filled(leaf.afterSales) && filled(leaf.picture) && filled(leaf.nameTemplate))).toEqual(
      [],
    );
    expect(faultsOf((leaf) => leaf.moq >= 1 && leaf.moq <= 100 && [0, 1, 3, 6, 9, 13].includes(leaf.taxRate))).toEqual([]);
    expect(faultsOf((leaf) => leaf.priceMin > 0 && leaf.priceMin < leaf.priceMax)).toEqual([]);
    expect(
      faultsOf((leaf) =>
        [leaf.models, leaf.description, leaf.standards, leaf.certificates].every((list) => list.length > 0 && list.every(filled)),
      ),
    ).toEqual([]);
  });

  it('gives one or two axes a class, with a weight for every value', () => {
    expect(faultsOf((leaf) => [1, 2].includes(leaf.attributes.filter((one) => one.drivesSpec).length))).toEqual([]);
    expect(attributeFaults((one) => !one.drivesSpec || one.priceWeight?.length === one.values.length)).toEqual([]);
    expect(attributeFaults((one) => (one.priceWeight ?? []).every((weight) => weight >= 0.1 && weight <= 3))).toEqual([]);
  });

  it('offers as a filter only what has more than one value', () => {
    expect(attributeFaults((one) => !one.facet || one.values.length > 1)).toEqual([]);
    expect(attributeFaults((one) => new Set(one.values).size === one.values.length)).toEqual([]);
  });

  it('names only placeholders that the class has', () => {
    expect(faultsOf((leaf) => placeholders(leaf).includes('品牌') && placeholders(leaf).includes('型号'))).toEqual([]);
    expect(faultsOf((leaf) => placeholders(leaf).every((name) => known(leaf).has(name)))).toEqual([]);
  });

  it('leaves room between the cheapest and the dearest base of every class', () => {
    expect(
      faultsOf(
        (leaf) => leaf.priceMin / product(leaf, (list) => Math.min(...list)) <= leaf.priceMax / product(leaf, (list) => Math.max(...list)),
      ),
    ).toEqual([]);
  });

  it('has a drawing for every picture, and a maker and a seller for every first-level class', () => {
    const pictures = readPictures();
    expect(faultsOf((leaf) => existsSync(join(import.meta.dirname, '../../assets/goods', pictures[leaf.picture] ?? 'none')))).toEqual([]);
    const made = new Set(readBrands().flatMap((brand) => brand.classes));
    const sold = new Set(readStores().flatMap((store) => store.mainClasses));
    expect(tops.map((top) => top.name).filter((name) => !made.has(name) || !sold.has(name))).toEqual([]);
  });
});
