import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { Security } from '@mall/contract/account/security.api.ts';
import { idleDeviceDays } from '@mall/contract/account/security.rules.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { findProof } from './find-proof.ts';
import { maskEmail } from './mask-email.ts';
import { maskMobile } from './mask-mobile.ts';

const Row = z.strictObject({
  mobile: z.string(),
  email: z.string().nullable(),
  passwordChangedAt: TimeText,
  passwordAgeDays: z.int(),
  idleDevices: z.int(),
  socialBound: z.boolean(),
  socialName: z.string(),
  partners: z.array(z.string()),
  linkEmail: z.string().nullable(),
  linkAt: TimeText.nullable(),
  linkWait: z.int().nullable(),
});

export const requireSecurity = async (tx: Tx, actor: Member): Promise<Security> => {
  const [row] = await readRows(tx, Row)`
    select m.mobile, m.email, ${timeText(sql`m.password_changed_at`)} as "passwordChangedAt",
      floor(extract(epoch from now() - m.password_changed_at) / 86400)::int as "passwordAgeDays",
      (select count(*)::int from member_session s where s.member_id = m.id and s.id <> ${actor.sessionId} and s.revoked_at is null and s.expires_at > now()
        and s.seen_at <= now() - make_interval(days => ${idleDeviceDays}) and s.seen_at > now() - make_interval(hours => s.idle_hours)) as "idleDevices",
      b.member_id is not null as "socialBound", coalesce(b.name, '') as "socialName",
      array(select distinct p.name from partner_link x join partner p on p.id = x.partner_id where x.member_id = m.id order by p.name) as partners,
      l.email as "linkEmail", ${timeText(sql`l.created_at`)} as "linkAt",
      greatest(0, ceil(extract(epoch from l.created_at - now()) + ${smsResendSeconds}))::int as "linkWait"
    from member m left join social_binding b on b.member_id = m.id left join lateral (
      select email, created_at from email_link where member_id = m.id and used_at is null and failed_at is null and expires_at > now() order by id desc limit 1) l on true
    where m.id = ${actor.memberId}`;
  if (!row) throw refuse('kernel.session_expired');
  const { mobile, email, linkEmail, linkAt, linkWait, ...facts } = row;
  return {
    ...facts,
    mobile: maskMobile(mobile),
    email: email === null ? '' : maskEmail(email),
    pending: linkEmail === null || linkAt === null ? null : { email: maskEmail(linkEmail), sentAt: linkAt, wait: linkWait ?? 0 },
    provedFor: await findProof(tx, actor),
  };
};
