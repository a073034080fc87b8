import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { makeKeyName, makeSecret } from '../../kernel/make-secret.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Sealer } from '../../kernel/sealer.ts';

/** The one in use, and the one that takes its place. */
const mostKeys = 2;

/** A key beside the one in use, shown this once. */
export const makePartnerKey = async (tx: Tx, id: Id, sealer: Sealer): Promise<{ keyNo: string; secret: string }> => {
  const [partner] = await readRows(tx, IdRow)`select id::text from partner where id = ${id} for update`;
  if (!partner) throw refuse('kernel.not_found');
  const [live] = await readRows(tx, TotalRow)`select count(*)::int as total from partner_key where partner_id = ${id} and ended_at is null`;
  if ((live?.total ?? 0) >= mostKeys) throw refuse('partner.keys_most');
  const given = { keyNo: makeKeyName('PK', 10), secret: makeSecret() };
  await tx.execute(sql`insert into partner_key (key_no, partner_id, secret) values (${given.keyNo}, ${id}, ${sealer.seal(given.secret)})`);
  return given;
};
