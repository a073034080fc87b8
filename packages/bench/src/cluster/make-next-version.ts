import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import type { Place } from './place.ts';

const migrationName = '9999_trial_upgrade.sql';

/** What code that does not know it can live with: columns of tables that everybody writes, and a table. */
const migration = `
alter table shop_order add column trial_upgrade text not null default '';
alter table cart_line add column trial_upgrade boolean not null default false;
create table trial_upgrade (order_id bigint primary key references shop_order on delete cascade, noted_at timestamptz not null default now());
`;

/** Whether the database knows the next version's migration. */
export const upgradedBy = `select from migration where name = '${migrationName}'`;

/** The next version: this one in a folder of its own, with a migration that it has not. What the server does not read of itself is linked. */
export const makeNextVersion = (place: Place): string => {
  const root = join(place.folder, 'next');
  const server = join(root, 'packages/server');
  mkdirSync(server, { recursive: true });
  for (const name of ['package.json', 'node_modules']) symlinkSync(join(projectRoot, name), join(root, name));
  for (const name of readdirSync(join(projectRoot, 'packages')))
    if (name !== 'server') symlinkSync(join(projectRoot, 'packages', name), join(root, 'packages', name));
  for (const name of readdirSync(join(projectRoot, 'packages/server'))) {
    const [from, to] = [join(projectRoot, 'packages/server', name), join(server, name)];
    if (name === 'assets') symlinkSync(from, to);
    else cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  }
  writeFileSync(join(server, 'migrations', migrationName), migration);
  return root;
};
