import { type OtherSite, otherSites } from '@mall/contract/account/other-site.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { signHeaders } from '../../gateways/ask-signed.ts';
import { checkPaySign } from '../../gateways/pay-sign.ts';
import type { House } from '../../kernel/house.ts';
import { readJson } from '../../kernel/http/read-json.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { hashToken } from '../hash-token.ts';
import { notFrozen } from '../not-frozen.ts';
import { noteFailure } from '../note-failure.ts';
import { writeAudit } from '../write-audit.ts';

const Asked = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
const Who = z.strictObject({
  memberId: Id,
  memberName: z.string(),
  accountType: z.int(),
  companyId: Id.nullable(),
  companyName: z.string(),
});
type Who = z.infer<typeof Who>;

type Sent = { site: string; headers: Readonly<Record<string, unknown>>; text: string; from: Pick<Visitor, 'address' | 'device'> };
type Told = { status: 200; member: Who } | { status: 400 | 403 | 404 | 410 };

const isSite = (name: string): name is OtherSite => (otherSites as readonly string[]).includes(name);

/** One statement tries and uses it: of two that race, the second finds it used. Who signed out meanwhile, or may not come in here, is nobody there either. */
const spend = async ({ db }: Pick<House, 'db'>, site: OtherSite, token: string): Promise<Who | undefined> => {
  const rows = await readRows(db, Who)`
    update use_token u set used_at = now()
    from member m left join company c on c.id = m.company_id, member_session s
    where u.token_hash = ${hashToken(token)} and u.site = ${site} and u.used_at is null and u.expires_at > now()
      and m.id = u.member_id and m.enabled and ${notFrozen}
      and s.id = u.session_id and s.revoked_at is null and s.expires_at > now()
    returning m.id::text as "memberId", m.member_name as "memberName", m.account_type as "accountType", c.id::text as "companyId", coalesce(c.name, '') as "companyName"`;
  return rows[0];
};

/** Another site asks, in its own name, who the bearer of a token is. Whoever cannot sign for the site learns nothing of the token, and does not use it up. */
export const takeUseToken = async (house: Pick<House, 'db' | 'siteSecrets'>, { site, headers, text, from }: Sent): Promise<Told> => {
  const secret = isSite(site) ? house.siteSecrets[site] : undefined;
  if (!isSite(site) || secret === undefined) return { status: 404 };
  const names = signHeaders(site);
  const sign = { time: String(headers[names.time] ?? ''), sign: String(headers[names.sign] ?? '') };
  const fault = checkPaySign(secret, `${site} verify`, sign, text);
  if (fault) {
    await noteFailure(house.db, 'account.use_sign_wrong', { site, fault, from });
    return { status: 403 };
  }
  const { data: asked } = Asked.safeParse(readJson(text));
  if (!asked) return { status: 400 };
  const member = await spend(house, site, asked.token);
  if (!member) {
    await noteFailure(house.db, 'account.use_token_wrong', { site, from });
    return { status: 410 };
  }
  await writeAudit(house.db, 'account.use_token_spent', { site, from }, member.memberId);
  return { status: 200, member };
};
