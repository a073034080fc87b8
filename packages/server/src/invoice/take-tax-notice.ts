import { sql } from 'drizzle-orm';
import type { SentTaxNotice } from '../gateways/tax.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { noteGateway } from './note-gateway.ts';
import { type TaxVerdict, takeTaxWord } from './take-tax-word.ts';

/** 200: do not repeat it, whatever became of it. Nobody who cannot sign learns what is wrong. */
export const takeTaxNotice = async (
  { db, tax, config }: Pick<House, 'db' | 'tax' | 'config'>,
  sent: SentTaxNotice,
): Promise<{ status: 200 | 400 | 403 | 404; verdict?: TaxVerdict }> => {
  const { fault, notice } = tax.readNotice(sent);
  if (fault) {
    await db.execute(sql`update tax_gateway set forged = forged + 1`);
    return { status: 403 };
  }
  if (!notice) return { status: 400 };
  const { askNo, word } = notice;
  if (word.state === 'taken') return { status: 200 };
  const verdict = await inTransaction(db, (tx) => takeTaxWord(tx, askNo, word, config));
  if (verdict === 'unknown') return { status: 404 };
  await noteGateway(db);
  return { status: 200, verdict };
};
