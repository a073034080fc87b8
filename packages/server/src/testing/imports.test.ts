import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';
import { filesImportedBy, importsOf, isTest, readSource, roomOf, rooms, sources } from './sources.ts';

const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  grammar: [],
  client: ['contract'],
  ui: [],
  kit: ['contract', 'client', 'ui'],
  sandbox: [],
  server: ['contract', 'grammar', 'sandbox'],
  web: ['contract', 'client', 'ui', 'kit'],
  counter: ['contract', 'client', 'ui', 'kit'],
  seller: ['contract', 'client', 'ui', 'kit', 'counter'],
  operations: ['contract', 'client', 'ui', 'kit', 'counter'],
  e2e: ['contract', 'server', 'client'],
  bench: ['contract', 'server', 'client'],
};

/** Where the contract looks to the right, with the reason. */
const contractLooksRight: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['company', 'store', 'credit', 'approval', 'review', 'invoice', 'agreement', 'billing'].map((room) => [
      `account/audit-values.ts -> ${room}`,
      'the trail says the states of a room in the words of that room',
    ]),
  ),
  'store/store.api.ts -> catalogue': 'the calls of a store show cards of goods; the rooms that own cards serve them',
  'store/store.api.ts -> invoice': 'a store says which kinds of invoices it issues',
  'member/invoice-title.api.ts -> invoice': 'a title keeps the fields of an invoice',
  'member/invoice-title.rules.ts -> invoice': 'a title keeps the fields of an invoice',
  'approval/approval.rules.ts -> order': 'a condition names how an order is paid',
  'approval/request.api.ts -> order': 'a request says how its order is paid',
  'order/order.api.ts -> invoice': 'an order carries the fields of the invoice that was asked for',
  'catalogue/goods-draft.rules.ts -> invoice': 'a store says which kinds of invoices it gives for a goods',
  'cart/settlement.api.ts -> invoice': 'settlement offers the kinds of invoices',
  'cart/submit.rules.ts -> invoice': 'a submission names the kind of its invoice',
};

/** Rooms that the frame of the storefront (head, foot, menus) may look into, with the reason. It knows none of them. */
const shellLooksInto: Readonly<Record<string, string>> = {};

/** Files that nothing imports: they are run. */
const started: ReadonlySet<string> = new Set([
  'packages/server/src/backup.ts',
  'packages/server/src/main.ts',
  'packages/server/src/operator.ts',
  'packages/server/src/move-files.ts',
  'packages/server/src/renew-wire-key.ts',
  'packages/server/src/restore.ts',
  'packages/server/src/seed.ts',
  'packages/server/demo/build-areas.ts',
]);

/** Data and doubles that only tests ask for. */
const forTests = /\/spec-queries\/|\/stock-sm-crypto\.ts$/;

/** Chinese words are the list of keys that the compiler knows. */
const isWords = (path: string) => /\/words\/\w+\.json$/.test(path);

const at = (base: string) => sources.filter((path) => path.startsWith(`${base}/`) && !isTest(path));

/** `room/file.ts -> other room`, for what the files under a folder import beside their own room. */
const strays = (base: string, isStray: (from: string, to: string, file: string) => boolean): string[] =>
  at(base).flatMap((path) =>
    filesImportedBy(path)
      .filter((file) => file.startsWith(`${base}/`) && roomOf(file) !== roomOf(path) && isStray(roomOf(path), roomOf(file), file))
      .map((file) => `${path.slice(base.length + 1)} -> ${roomOf(file)}`),
  );

const looksRight = (from: string, to: string) => rooms.includes(from) && rooms.indexOf(to) > rooms.indexOf(from);
const isRoom = (name: string) => rooms.includes(name);

describe('imports', () => {
  it('reach only packages that stand underneath', () => {
    const found = sources.flatMap((path) => {
      const own = path.split('/')[1] as string;
      return importsOf(path)
        .map((name) => /^@mall\/([a-z0-9]+)/.exec(name)?.[1])
        .filter((other) => other !== undefined && other !== own && !mayImport[own]?.includes(other))
        .map((other) => `${path} -> ${other}`);
    });
    expect(found).toEqual([]);
  });

  it('enter another package by its name, not over the fence', () => {
    const found = sources
      .filter((path) => !isTest(path))
      .flatMap((path) => {
        const own = path.split('/').slice(0, 2).join('/');
        return importsOf(path)
          .filter((name) => name.startsWith('.') && !join(dirname(path), name).startsWith(`${own}/`))
          .map((name) => `${path} -> ${name}`);
      });
    expect(found).toEqual([]);
  });

  it('go to the left between the rooms of the server', () => {
    const underneath = new Set(['kernel', 'gateways']);
    expect(strays('packages/server/src', (from, to) => looksRight(from, to) || (underneath.has(from) && isRoom(to)))).toEqual([]);
  });

  it('go to the left between the rooms of the contract, or say why not', () => {
    const found = strays('packages/contract/src', (from, to) => looksRight(from, to) || (['kernel', 'wire'].includes(from) && isRoom(to)));
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(contractLooksRight).toSorted());
    expect(strays('packages/contract/src', (from) => from === 'kernel')).toEqual([]);
  });

  it('go to the left between the rooms of the storefront', () => {
    expect(strays('packages/web/app', looksRight)).toEqual([]);
    // The centre's first page is put together of all rooms, so none of them may need it.
    expect(strays('packages/web/app', (_, to, file) => to === 'centre' && !isWords(file))).toEqual([]);
  });

  it('leave the kernel of the storefront without a room and without the shell', () => {
    expect(strays('packages/web/app', (from, to, file) => from === 'kernel' && (isRoom(to) || to === 'shell') && !isWords(file))).toEqual(
      [],
    );
  });

  it('leave the shell of the storefront without a room, or say why not', () => {
    const found = strays('packages/web/app', (from, to, file) => from === 'shell' && isRoom(to) && !isWords(file));
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(shellLooksInto).toSorted());
  });

  it('run in no circle', () => {
    const known = new Set(sources);
    expect(findCircles(new Map(sources.map((path) => [path, filesImportedBy(path).filter((file) => known.has(file))])))).toEqual([]);
  });

  it('ask for every file of server, contract and client somewhere else than in a test', () => {
    const asked = new Set(sources.filter((path) => !isTest(path)).flatMap(filesImportedBy));
    const workers = new Set(
      sources.flatMap((path) => [...readSource(path).matchAll(/new URL\('(\.[^']+)'/g)].map(([, name]) => join(dirname(path), name ?? ''))),
    );
    const idle = sources.filter(
      (path) =>
        /^packages\/(server|contract|client|grammar|sandbox)\//.test(path) &&
        !isTest(path) &&
        !asked.has(path) &&
        !workers.has(path) &&
        !path.endsWith('.api.ts') &&
        !started.has(path) &&
        !forTests.test(path),
    );
    expect(idle).toEqual([]);
  });

  it('would be found in a circle of any length', () => {
    const graph = new Map(Object.entries({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['f'] }));
    expect(findCircles(graph)).toEqual([['a', 'b', 'c'], ['f']]);
  });
});
