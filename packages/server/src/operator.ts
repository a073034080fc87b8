import { parseArgs } from 'node:util';
import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { appointOperator } from './account/appoint-operator.ts';
import { readConfig } from './kernel/config.ts';
import { inTransaction, openDb } from './kernel/db.ts';
import { withDatabase } from './with-database.ts';

/** `npm run operator -- --mobile 13712345678 --name 王工`: makes an operator and prints the password for the first sign-in, once. */
const { values } = parseArgs({ options: { mobile: { type: 'string' }, name: { type: 'string', default: '运营' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);
const mobile = values.mobile ?? '';

if (mobilePattern.test(mobile))
  await withDatabase(readConfig(), say, async (pool) => {
    const password = await inTransaction(openDb(pool), (tx) => appointOperator(tx, mobile, values.name));
    if (password === undefined) {
      say('this mobile belongs to a buyer or a seller; an operator needs one of his own.');
      process.exitCode = 1;
    } else {
      say(`operator ${mobile}, password for the first sign-in: ${password}`);
      say('It is shown only here, and only lets him choose one of his own: sign in, and the mall asks for it.');
    }
  });
else {
  say('npm run operator -- --mobile <a mobile number of eleven digits> [--name <his name>]');
  process.exitCode = 1;
}
