import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { listAdministrators } from '../list-administrators.ts';

const orTaken = orTakenBy({ identity_provider_domain: 'identity.domain_taken' });

const Known = z.strictObject({ domain: z.string(), proved: z.boolean() });

type Word = { decision: 'approved'; domain: string; issuer: string; clientId: string } | { decision: 'refused'; reason: string };

/** The mall's word to what was seen: what the company changed in the meantime is not agreed to along with it. */
export const decideIdentity = async (tx: Tx, side: MallSide, companyId: Id, word: Word): Promise<null> => {
  const [known] = await readRows(
    tx,
    Known,
  )`select domain, proved_at is not null as proved from identity_provider where company_id = ${companyId}`;
  if (!known) throw refuse('kernel.not_found');
  if (word.decision === 'approved' && known.domain === word.domain && !known.proved) throw refuse('identity.not_proved');
  const seen =
    word.decision === 'approved'
      ? sql`domain = ${word.domain} and issuer = ${word.issuer} and client_id = ${word.clientId} and proved_at is not null`
      : sql`true`;
  const { rowCount } = await orTaken(() =>
    tx.execute(sql`
      update identity_provider set decision = ${word.decision}, reason = ${word.decision === 'refused' ? word.reason : ''}, decided_by = ${side.memberId}, decided_at = now()
      where company_id = ${companyId} and decision <> ${word.decision} and ${seen}`),
  );
  if (rowCount !== 1) throw refuse('identity.not_waiting');
  const reason = word.decision === 'refused' ? word.reason : '';
  for (const memberId of await listAdministrators(tx, companyId))
    await tell(tx, 'identity.decided', { memberId, companyId, domain: known.domain, decision: word.decision, reason });
  return null;
};
