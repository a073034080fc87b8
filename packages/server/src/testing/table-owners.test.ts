import { expect, it } from 'vitest';
import { isTest, readSource, roomOf, sources } from './sources.ts';
import { tableOwners } from './table-owners.ts';
import { testDatabase } from './test-database.ts';

/** A room that writes where another is at home: `file -> table`, and why its owner offers no verb for it. There is none. */
const guests: Readonly<Record<string, string>> = {};

/** Where the name of the table is put in, and where those names stand: there they are read like writes. */
const namedElsewhere: Readonly<Record<string, string>> = {
  'kernel/move.ts': 'the layouts of the movers',
  'kernel/versions.ts': 'the layouts of what is handed in',
  'content/drafts-in.ts': 'the layouts of drafts',
  'content/lists/order-entries.ts': 'content/lists/entry-tables.ts',
  'content/lists/remove-entry.ts': 'content/lists/entry-tables.ts',
  'content/lists/save-entry.ts': 'content/lists/entry-tables.ts',
  'marketing/take-activity-stock.ts': 'marketing/activity-lines.ts',
  'marketing/return-activity-stock.ts': 'marketing/activity-lines.ts',
};

const database = testDatabase();
const files = sources.filter((path) => path.startsWith('packages/server/src/') && !isTest(path));
const short = (path: string) => path.slice('packages/server/src/'.length);
const withoutComments = (path: string) => readSource(path).replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** Typed tables by the name under which code knows them. */
const mirrors = new Map(
  files
    .filter((path) => path.endsWith('.table.ts'))
    .flatMap((path) =>
      [...readSource(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
        ([, name, table]): [string, { table: string; path: string }] => [name as string, { table: table as string, path }],
      ),
    ),
);

const inSql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?(?:"?public"?\.)?"?(\$\{|[a-z_]+)/gi;
const byBuilder = /\.(?:insert|update|delete)\(\s*(?:\w+\.)?(\w+)\s*\)/g;
const renamed = /\b(\w+) as (\w+)\b/g;
const inLayout = /\btable: (?:sql\.raw\()?'(\w+)'/g;
const putIn = '${';

/** Words that follow `update` where nothing is written: `on conflict do update set`, `for update of`, prose. Tables are known by name. */
const writesOf = (path: string): string[] => {
  const text = withoutComments(path);
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => (match[1] as string).toLowerCase());
  const given = new Map([...text.matchAll(renamed)].map(([, name, other]) => [other as string, name as string]));
  const built = [...text.matchAll(byBuilder)].map(([, name = '']) => mirrors.get(given.get(name) ?? name)?.table);
  return [
    ...new Set([...names(inSql), ...(/\b(mover|versionsOf|draftsIn)\b|sql\.raw\(/.test(text) ? names(inLayout) : []), ...built]),
  ].filter((name): name is string => name !== undefined && (name === putIn || tableOwners.has(name)));
};

it('knows the owner of every table', async () => {
  const { rows } = await database.db.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...tableOwners.keys()].toSorted());
});

it('lets nobody but its owner write a table', () => {
  const strays = files.flatMap((path) =>
    writesOf(path)
      .filter((table) => table !== putIn && tableOwners.get(table) !== roomOf(path))
      .map((table) => `${short(path)} -> ${table}`),
  );
  expect(strays.toSorted()).toEqual(Object.keys(guests).toSorted());
});

it('puts the name of a table into a write only where the names can be read', () => {
  expect(
    files
      .filter((path) => writesOf(path).includes(putIn))
      .map(short)
      .toSorted(),
  ).toEqual(Object.keys(namedElsewhere).toSorted());
});

it('mirrors a table in the room of its owner, and none that no code asks for', () => {
  const elsewhere = [...mirrors.values()].filter(({ table, path }) => tableOwners.get(table) !== roomOf(path));
  expect(elsewhere).toEqual([]);
  const code = sources.filter((path) => /packages\/(server|bench|e2e)\//.test(path) && !path.endsWith('.table.ts')).map(readSource);
  const idle = [...mirrors.keys()].filter(
    (name) => !code.some((text) => new RegExp(`import [^;]*\\b${name}\\b[^;]*\\.table\\.ts'`).test(text)),
  );
  expect(idle).toEqual([]);
});

const found = (name: string) => writesOf(`packages/server/src/${name}`).toSorted();

it('finds writes in SQL, through the builder and in layouts', () => {
  expect(found('catalogue/set-review-counts.ts')).toEqual(['goods']);
  expect(found('store/application-versions.ts')).toEqual(['store_application_draft', 'store_application_version']);
  expect(found('order/move-order.ts')).toEqual(['order_event', 'shop_order']);
  expect(found('account/open-session.ts')).toContain('member_session');
});
