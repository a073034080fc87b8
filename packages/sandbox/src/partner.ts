import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './page.ts';
import { signPay } from './pay-sign.ts';
import { wantsJson } from './wants-json.ts';

/** A way in that it may send people by: what the mall calls it, and whether its address carries the time besides. */
type Kind = { tag: string; label: string; timed: boolean };
/** A partner as it knows itself: its key, and whom of its people it may send. */
type SandboxPartner = {
  name: string;
  keyNo: string;
  secret: string;
  kinds: readonly Kind[];
  people: readonly { mobile: string; name: string }[];
};
export type PartnerDoor = { site: string; partners: () => Promise<readonly SandboxPartner[]> };

/** The partner's own way of signing; the mall has its own, and the two must agree. */
const markOf = ({ keyNo, secret }: SandboxPartner, tag: string, said: object, at: number): string => {
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${keyNo}.${payload}.${signPay(secret, `usc ${tag} ${keyNo}`, String(at), payload)}`;
};

/** The address that a partner's page leads to; `ago`: made so many seconds ago. */
const linkOf = (
  site: string,
  partner: SandboxPartner,
  { tag, timed }: Kind,
  person: { mobile: string; name: string },
  ago: number,
): string => {
  const at = Date.now() - ago * 1000;
  const said = { aud: site, sub: `P${person.mobile}`, mobile: person.mobile, name: person.name, at, nonce: randomUUID() };
  const mark = markOf(partner, tag, said, at);
  if (tag === 'channel') return `/channelDLGYP?ticket=${mark}`;
  return `/?${new URLSearchParams({ uscTags: tag, uscMark: mark, ...(timed && { timestamp: String(at) }) })}`;
};

/** Pages of partners, which send their visitors on to the mall signed in. */
export const partnerPart = (fastify: FastifyInstance, { site, partners }: PartnerDoor): void => {
  const links = async (ago: number) =>
    (await partners()).flatMap((partner) =>
      partner.kinds.flatMap((kind) =>
        partner.people.map((person) => ({
          partner: partner.name,
          tag: kind.tag,
          label: kind.label,
          ...person,
          url: linkOf(site, partner, kind, person, ago),
        })),
      ),
    );
  fastify.get<{ Querystring: { ago?: string } }>('/sandbox/partner', async (request, reply) => {
    const ago = Math.min(Math.max(Number(request.query.ago ?? 0) || 0, 0), 86_400);
    const made = await links(ago);
    if (wantsJson(request)) return made;
    const cards = made
      .map(
        ({ partner, tag, label, name, mobile, url }) =>
          `<div class="card"><a href="${escapeHtml(url)}">${escapeHtml(partner)} · ${escapeHtml(label)}</a>${tag === 'channel' ? '' : ` · <a href="${escapeHtml(`${url}&noNeedLogin=1`)}">稍后登录</a>`}<div class="meta">${escapeHtml(name)} ${escapeHtml(mobile)}</div></div>`,
      )
      .join('');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          '合作方',
          `<p>每条链接都已签名，五分钟内一次有效。<a href="/sandbox/partner">重新生成</a> · <a href="/sandbox/partner?ago=400">已过期的</a></p>${cards || '<div class="card">还没有合作方。</div>'}`,
        ),
      );
  });
};
