import { join } from 'node:path';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { deskSlots } from '../desk-slots.ts';
import { projectRoot } from '../kernel/config.ts';
import { workSlots } from '../work-slots.ts';

type Screen = { readonly path: string; readonly right?: string };

/** The sites are the browser's, whose types the server's checks do not know. */
const read = async (site: string): Promise<readonly Screen[]> =>
  (await import(join(projectRoot, 'packages', site, 'src/screens.ts'))).screens;
const screensOf = { operator: await read('operations'), seller: await read('seller') };

/** Who decides there may look there: `operations:bills` of `operations:bills:decide`. */
const placeOf = (right: string): string => right.slice(0, right.lastIndexOf(':'));

test('whatever waits is counted at a screen that exists, for whom may open it', () => {
  const strays = deskSlots.filter(({ kind, screen, right }) => {
    const found = screensOf[kind].find(({ path }) => path === screen);
    return found === undefined || (found.right !== undefined && placeOf(found.right) !== placeOf(right));
  });
  expect(strays.map(({ screen, right }) => `${screen} ${right}`)).toEqual([]);
});

test('every case of the work list leads to a screen that exists', () => {
  const paths = new Set(screensOf.operator.map(({ path }) => path));
  for (const { kind, waiting } of workSlots) {
    const written = new PgDialect().sqlToQuery(waiting).sql;
    const path = /'(\/[a-z/-]*)[?']/.exec(written)?.[1];
    expect(paths.has(path ?? ''), `${kind} leads to ${path}`).toBe(true);
  }
});
