import { proofName, proofText } from '@mall/contract/account/identity.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../../kernel/house.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { writeAudit } from '../write-audit.ts';

const minute = 60_000;
const mostInMinute = 10;
const Row = z.strictObject({ domain: z.string(), proof: z.string() });

/** Looks whether the domain says what the mall gave the company to write there. */
export const proveDomain = async ({ db, names, memory }: Pick<House, 'db' | 'names' | 'memory'>, side: BuyerSide): Promise<null> => {
  const { companyId } = side;
  const [row] = await readRows(db, Row)`select domain, proof from identity_provider where company_id = ${companyId ?? null}`;
  if (companyId === undefined || !row) throw refuse('kernel.not_found');
  if ((await memory.bump(`prove-domain:${companyId}`, minute)) > mostInMinute) throw refuse('kernel.too_often');
  const found = await names.readTxt(proofName(row.domain));
  if (found === 'away') throw refuse('identity.names_away');
  if (!found.includes(proofText(row.proof))) throw refuse('identity.proof_missing');
  // Of the domain that was looked at; another one has another proof by now.
  await db.execute(sql`update identity_provider set proved_at = now() where company_id = ${companyId} and proof = ${row.proof}`);
  await writeAudit(db, 'identity.proved', { companyId, target: row.domain }, side);
  return null;
};
