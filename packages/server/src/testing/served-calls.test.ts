import { expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';
import { readSource, roomOf, sources } from './sources.ts';

/** A call that another room serves than the one that agreed on it, with the reason. */
const servedElsewhere: Readonly<Record<string, string>> = {
  'goodsApi.like: catalogue -> member': 'what a visitor may like follows from what he has looked at',
  'memberApi.home: member -> cart': 'the first page of the centre counts orders and what lies in the cart',
  'orderAgainApi.again: order -> cart': 'what was ordered before is put into the cart',
  'orderCancelApi.cancel: order -> payment': 'who has paid gets his money back, and a payment on its way is stopped first',
  'storeApi.classes: store -> catalogue': 'the shelves of a store are counted by their goods',
  'storeApi.companyPurchaseList: store -> catalogue': 'what companies look for is shown with classes of goods',
  'storeApi.companyPurchaseShow: store -> catalogue': 'what companies look for is shown with classes of goods',
  'storeApi.info: store -> member': 'the page of a store tells whether the visitor follows it',
  'storeApi.list: store -> catalogue': 'a card of a store shows its best goods',
  'storeApi.recommend: store -> catalogue': 'a card of a store shows its best goods',
  'storeApi.supplierStatistics: store -> catalogue': 'suppliers are counted by the classes that they sell',
};

const served = new Map(
  sources
    .filter((path) => /^packages\/server\/src\/.*routes\.ts$/.test(path))
    .flatMap((path) =>
      [...readSource(path).matchAll(/\broute\(\s*app,\s*(\w+)\.(\w+)/g)].map(([, api, name]): [string, string] => [
        `${api}.${name}`,
        roomOf(path),
      ]),
    ),
);

it('serves a call in the room that agreed on it, or says why not', async () => {
  const calls = await contractCalls();
  expect(calls.filter(({ name }) => !served.has(name)).map(({ name }) => name)).toEqual([]);
  const elsewhere = calls
    .filter(({ name, room }) => served.get(name) !== room)
    .map(({ name, room }) => `${name}: ${room} -> ${served.get(name)}`);
  expect(elsewhere.toSorted()).toEqual(Object.keys(servedElsewhere).toSorted());
});
