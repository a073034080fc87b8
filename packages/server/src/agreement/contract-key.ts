import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { makePaperKey, type PaperKey, paperKeyOf, paperKeyText } from '../kernel/pdf/paper-key.ts';
import { readRows } from '../kernel/read-rows.ts';

type Keeper = Pick<House, 'db' | 'sealer' | 'config'>;

const Row = z.strictObject({ sealed: z.custom<Buffer>(Buffer.isBuffer) });

const read = async ({ db, sealer }: Keeper): Promise<PaperKey | undefined> => {
  const [row] = await readRows(db, Row)`select sealed from agreement_key`;
  return row && paperKeyOf(sealer.open(row.sealed));
};

/** What contracts are signed with. It lies sealed in the database, so that every node has the same; of two that make one at once the first counts. */
export const contractKey = async (keeper: Keeper): Promise<PaperKey> => {
  const found = await read(keeper);
  if (found) return found;
  const made = makePaperKey(keeper.config.SITE_NAME);
  await keeper.db.execute(sql`
    insert into agreement_key (sealed, certificate) values (${keeper.sealer.seal(paperKeyText(made))}, ${made.certificate}) on conflict do nothing`);
  return (await read(keeper)) as PaperKey;
};
