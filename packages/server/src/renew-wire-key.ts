import { endWithReason } from './end-with-reason.ts';
import { readConfig } from './kernel/config.ts';
import { openDb } from './kernel/db.ts';
import { openSealer } from './kernel/open-sealer.ts';
import { renewWireKey } from './kernel/wire-keys/renew-wire-key.ts';
import { withDatabase } from './with-database.ts';

/** `npm run wire-key`: the wire gets another SM2 key, on every node, without a page being refused. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = readConfig();

await withDatabase(config, say, async (pool) => {
  const renewed = await renewWireKey(openDb(pool), openSealer(config), 0);
  say(
    renewed
      ? 'a new key is laid: pages are given it in a minute, the old one opens for two more days.'
      : 'no key is shown yet: open the mall first.',
  );
}).catch(endWithReason());
