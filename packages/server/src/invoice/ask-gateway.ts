import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TaxPaper } from '../gateways/tax.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { moveAsk } from './move-ask.ts';
import { noteGateway } from './note-gateway.ts';
import { readTaxPapers } from './read-tax-papers.ts';
import { takeTaxWord } from './take-tax-word.ts';

const batch = 20;
/** After so many tries, some two hours, a person looks at it. */
const mostTries = 20;

const Due = z.strictObject({ id: Id, tries: z.number() });
type Asking = Pick<House, 'db' | 'tax' | 'config' | 'log'>;

/** Asks the tax gateway for what is due. The next try is written before it is asked, so that a killed process repeats it: the number makes it one. */
export const askGateway = async (house: Asking): Promise<number> => {
  const due = await readRows(house.db, Due)`
    update invoice_ask a set tries = a.tries + 1, next_try_at = now() + make_interval(secs => least(600, 5 * power(2, least(a.tries, 10))))
    from (select id from invoice_ask where state = 'pending' and next_try_at <= now() order by next_try_at limit ${batch} for update skip locked) d
    where a.id = d.id returning a.id::text, a.tries`;
  if (due.length === 0) return 0;
  const papers = await readTaxPapers(
    house.db,
    house.config,
    due.map(({ id }) => id),
  );
  await Promise.all(
    due.map(async ({ id, tries }) => {
      const paper = papers.get(id);
      if (paper) await askOne(house, id, tries, paper);
    }),
  );
  return due.length;
};

const askOne = async ({ db, tax, config, log }: Asking, id: Id, tries: number, paper: TaxPaper): Promise<void> => {
  const word = await tax.issue(paper);
  try {
    if (word === undefined) return await noteMissed(db, id, tries);
    if (word.state !== 'taken') await inTransaction(db, (tx) => takeTaxWord(tx, paper.askNo, word, config));
    await noteGateway(db);
  } catch (error) {
    // The gateway has issued it, but the mall could not book it: asked again under the same number.
    log.error({ err: error, askNo: paper.askNo }, 'word of the tax gateway not booked');
  }
};

const noteMissed = async (db: Db, id: Id, tries: number): Promise<void> => {
  const fault = '网关无应答';
  await db.execute(sql`update tax_gateway set last_bad_at = now(), last_fault = ${fault}`);
  if (tries >= mostTries) await moveAsk(db, id, 'giveUp', { fault });
  else await db.execute(sql`update invoice_ask set fault = ${fault} where id = ${id} and state = 'pending'`);
};
