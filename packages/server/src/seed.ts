import { parseArgs } from 'node:util';
import { fillDemo } from '../demo/fill-demo.ts';
import { readConfig } from './kernel/config.ts';
import { withDatabase } from './with-database.ts';

/** `npm run seed -- --goods 100000`: fills an empty database, the mall's own or the one of DATABASE_URL, without starting the mall. */
const { values } = parseArgs({ options: { goods: { type: 'string' } } });
const config = readConfig({ ...process.env, ...(values.goods && { DEMO_GOODS: values.goods }) });
const say = (line: string) => process.stdout.write(`${line}\n`);

if (config.demoOn)
  await withDatabase(config, say, async (pool) => {
    if (!(await fillDemo(pool, { goods: config.DEMO_GOODS, log: say })))
      say('the database is not empty; nothing was changed. Give another DATA_DIR or an empty DATABASE_URL.');
  });
else {
  say('the demo brings accounts with a published password; in production say DEMO=on if that is what you want.');
  process.exitCode = 1;
}
