import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';
import { projectRoot } from '../kernel/config.ts';

/** A call whose screen is not built yet: the row of the route table that will make it, or the screen of the sellers' site. */
const waitsFor: Readonly<Record<string, string>> = {};

/** A call that stays for others who speak to the mall; our pages have its answer already. */
const kept: Readonly<Record<string, string>> = {
  'afterSaleApi.process': 'the detail of an after-sale brings its steps along',
  'identityApi.enterByTicket': 'whoever has a ticket of the provider shows it from the provider’s own page or program',
  'companyRoleApi.list': 'the matrix brings the roles along, with their rights',
  'favouritesApi.browseList': 'the page of footprints has the latest first',
  'goodsApi.favNum': 'the page of a goods brings the number along and changes it by one itself',
  'goodsApi.page': 'the shelves of a store are searched, which filters and counts as well',
  'otherSiteApi.getUseToken': 'the way to the cloud platform brings its token along; pages of other sites ask for theirs',
  'peopleApi.roles': 'the list of people brings the roles of each along',
  'payApi.check': 'the list of orders says of each what may be done; paying refuses with the reason',
  'payApi.merchant': 'the cashier names the store and the sum of each order',
  'searchApi.filter': 'a search brings the counts of its filters along',
  'socialApi.changeMobile': 'the security page changes the mobile under its other name',
  'unitApi.find': 'the list of purchase units brings all of each along',
  'storeApi.list': 'the ranking by scorecards took its place on our pages; it stays for clients of the wire',
  'storeApi.recommend': 'the ranking lists the best stores, of all or of a class, with their pages',
  'uploadApi.base64': 'the pages send pictures as files, a third smaller',
};

const sources = globSync(
  ['packages/{kit/src,web/app,counter/src,seller/src,operations/src}/**/*.{ts,tsx}', 'packages/client/src/**/*.ts'],
  { cwd: projectRoot },
)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
  .join('\n');

const readRoutes = async () =>
  (await import(pathToFileURL(join(projectRoot, 'packages/web/app/routes.table.ts')).href)) as {
    routeTable: readonly { path: string; page?: string }[];
  };

/** By its name, by its address, or by a name that is put together (`accountApi[purpose]`). */
const isMade = ({ name, call }: { name: string; call: AnyCall }) => {
  const [api = '', own = ''] = name.split('.');
  return (
    new RegExp(`\\b${api}\\s*\\.${own}\\b`).test(sources) ||
    sources.includes(`'${call.path}'`) ||
    (sources.includes(`${api}[`) && sources.includes(`'${own}'`))
  );
};

it('makes every call from a page, or says why not', async () => {
  const calls = await contractCalls();
  const idle = calls.filter((one) => !isMade(one)).map(({ name }) => name);
  expect(idle.toSorted()).toEqual([...Object.keys(waitsFor), ...Object.keys(kept)].toSorted());
});

const sellersScreens = readFileSync(join(projectRoot, 'packages/seller/src/screens.ts'), 'utf8');

it.each([...new Set(Object.values(waitsFor))])('%s is not built, so what waits for it may wait', async (path) => {
  const sellers = /^\/seller\/#(.*)$/.exec(path)?.[1];
  if (sellers) return expect(sellersScreens).not.toContain(`path: '${sellers}'`);
  const row = (await readRoutes()).routeTable.find((one) => one.path === path);
  expect(row, path).toBeDefined();
  expect(row?.page).toBeUndefined();
});
