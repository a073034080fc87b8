import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fillDemo } from '../demo/fill-demo.ts';
import { readConfig } from './kernel/config.ts';
import { openPool } from './kernel/db.ts';
import { holdDataFolder } from './kernel/hold-data-folder.ts';
import { migrate } from './kernel/migrate.ts';
import { startPostgres } from './kernel/postgres/embedded-postgres.ts';

/** `npm run seed -- --goods 100000`: fills an empty database, the mall's own or the one of DATABASE_URL, without starting the mall. */
const { values } = parseArgs({ options: { goods: { type: 'string' } } });
const config = readConfig({ ...process.env, ...(values.goods && { DEMO_GOODS: values.goods }) });
const say = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(config.DATA_DIR, { recursive: true });
const release = config.DATABASE_URL ? () => {} : holdDataFolder(config.DATA_DIR);
const postgres = config.DATABASE_URL ? undefined : await startPostgres({ dataDir: config.DATA_DIR, say });
const pool = openPool(config.DATABASE_URL ?? postgres?.url ?? '', 4);
try {
  await migrate(pool);
  const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from goods_class) as empty');
  if (rows[0]?.empty) await fillDemo(pool, { goods: config.DEMO_GOODS, log: say });
  else say('the database is not empty; nothing was changed. Give another DATA_DIR or an empty DATABASE_URL.');
} finally {
  await pool.end();
  await postgres?.stop();
  release();
}
