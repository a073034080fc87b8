import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';

/** How many texts go to one mobile, and for one company. */
export type TextRules = Pick<Config, 'SMS_MOBILE_HOUR' | 'SMS_MOBILE_DAY' | 'INVITE_COMPANY_DAY'>;
/** Who is invited may have no account: the language is that of who invites him. */
export type Texting = { readonly rules: TextRules; readonly language: Language };

const Row = z.strictObject({ mobile: z.string(), hour: z.int(), day: z.int() });

/**
 * Which of these mobiles may not be texted, and why. Inside the lock of the company; of two companies that text one mobile at once, each waits for the other,
 * in the order of the mobiles, so that no two wait for each other.
 */
export const limitInvitations = async (
  tx: Tx,
  rules: TextRules,
  companyId: Id,
  mobiles: readonly string[],
): Promise<Map<string, Refusal>> => {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('invite:' || mobile, 0)) from (select mobile from unnest(${sqlList(mobiles, 'text')}) as m (mobile) order by mobile) sorted`);
  const sent = await readRows(tx, Row)`
    select mobile, count(*) filter (where at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from company_invitation_text where mobile = any (${sqlList(mobiles, 'text')}) and at > now() - interval '1 day' group by mobile`;
  const [ours] = await readRows(tx, TotalRow)`
    select count(*)::int as total from company_invitation_text where company_id = ${companyId} and at > now() - interval '1 day'`;
  const refused = new Map(
    sent
      .filter(({ hour, day }) => hour >= rules.SMS_MOBILE_HOUR || day >= rules.SMS_MOBILE_DAY)
      .map(({ mobile }) => [mobile, refuse('company.invited_often')]),
  );
  const left = Math.max(0, rules.INVITE_COMPANY_DAY - (ours?.total ?? 0));
  for (const mobile of mobiles.filter((one) => !refused.has(one)).slice(left))
    refused.set(mobile, refuse('company.invited_many', { most: rules.INVITE_COMPANY_DAY }));
  return refused;
};

type Texted = { readonly mobile: string; readonly invitationId: Id };

/** Has invitations texted once this has committed. */
export const textInvitations = async (tx: Tx, companyId: Id, texted: readonly Texted[], language: Language): Promise<void> => {
  if (texted.length === 0) return;
  const mobiles = texted.map(({ mobile }) => mobile);
  await tx.execute(sql`
    with old as (delete from company_invitation_text where company_id = ${companyId} and at < now() - interval '1 day')
    insert into company_invitation_text (company_id, mobile) select ${companyId}, mobile from unnest(${sqlList(mobiles, 'text')}) as m (mobile)`);
  await tell(tx, 'company.invited', ...texted.map(({ invitationId }) => ({ invitationId, language })));
};

/** The same of one, who may be refused. */
export const textInvitation = async (
  tx: Tx,
  { rules, language }: Texting,
  { companyId, ...one }: Texted & { companyId: Id },
): Promise<void> => {
  const fault = (await limitInvitations(tx, rules, companyId, [one.mobile])).get(one.mobile);
  if (fault) throw fault;
  await textInvitations(tx, companyId, [one], language);
};
