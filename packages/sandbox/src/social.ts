import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signPay } from './pay-sign.ts';
import { panelPage, type SocialMode, socialModes, socialPage, socialPeople } from './social-pages.ts';
import { wantsJson } from './wants-json.ts';

export type SocialDoor = { secret: string };

const headers = { time: 'x-social-time', sign: 'x-social-sign' } as const;
const validMs = 300_000;
/** Nobody keeps more scans open; the oldest go first. */
const mostCodes = 1000;

/** Whoever scanned is sent back to the site that showed the code, and nowhere else. */
const backTo = (request: FastifyRequest, text: string): URL | undefined => {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.host === request.headers.host ? url : undefined;
};

/** The social platform: shows the QR code, and tells the mall once who scanned. */
export const socialPart = (fastify: FastifyInstance, { secret }: SocialDoor): void => {
  const codes = new Map<string, { openId: string; name: string; until: number }>();
  let mode: SocialMode = 'normal';

  const giveCode = (who: string): string => {
    const code = randomBytes(24).toString('base64url');
    const person = socialPeople.find(({ openId }) => openId === who) ?? { openId: `new-${randomBytes(8).toString('hex')}`, name: '新用户' };
    // What fails is a code that the platform does not know afterwards.
    if (who !== 'failure') codes.set(code, { ...person, until: Date.now() + validMs });
    for (const old of codes.keys()) if (codes.size > mostCodes) codes.delete(old);
    return code;
  };
  const take = (code: string) => {
    const found = codes.get(code);
    codes.delete(code);
    return found && found.until > Date.now() && mode === 'normal'
      ? { state: 'known', openId: found.openId, name: found.name }
      : { state: 'refused' };
  };

  // Signatures cover the bytes as they came, so this part reads its bodies itself.
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, text, done) => void done(null, text),
    );
    scope.get<{ Querystring: Record<string, unknown> }>('/sandbox/social', async (request, reply) => {
      const { state, redirect_uri: redirect } = request.query;
      if (wantsJson(request)) return { mode, people: socialPeople };
      reply.type('text/html; charset=utf-8');
      if (typeof state !== 'string') return reply.send(socialPage(mode));
      if (mode === 'down') return reply.status(503).send('');
      if (typeof redirect !== 'string' || !/^[\w-]{1,200}$/.test(state) || !backTo(request, redirect)) return reply.status(400).send('');
      return reply.send(panelPage({ state, redirect }));
    });
    scope.post<{ Body: string | undefined }>('/sandbox/social/scan', async (request, reply) => {
      const form = new URLSearchParams((request.body ?? '').slice(0, 4000));
      const who = form.get('who') ?? '';
      const back = backTo(request, form.get('redirect_uri') ?? '');
      if (!back) return reply.status(400).send({ ok: false });
      back.searchParams.set('state', form.get('state') ?? '');
      // Who does not consent is sent back without a code.
      if (who !== 'cancel') back.searchParams.set('code', giveCode(who));
      return wantsJson(request) ? { url: back.href } : reply.redirect(back.href, 303);
    });
    scope.post<{ Body: string | undefined }>('/sandbox/social/api/exchange', async (request, reply) => {
      const text = request.body ?? '';
      const asked = String(request.headers[headers.time] ?? '');
      if (mode === 'down') return reply.status(503).send({ ok: false });
      if (request.headers[headers.sign] !== signPay(secret, 'social exchange', asked, text)) return reply.status(403).send({ ok: false });
      const body = JSON.stringify(take(String((JSON.parse(text) as { code?: unknown }).code)));
      const time = String(Date.now());
      return reply
        .headers({ [headers.time]: time, [headers.sign]: signPay(secret, `social answer ${asked}`, time, body) })
        .type('application/json')
        .send(body);
    });
    scope.post<{ Body: string | undefined }>('/sandbox/social/mode', async (request, reply) => {
      const wanted = new URLSearchParams((request.body ?? '').slice(0, 200)).get('mode') as SocialMode;
      if (!socialModes.includes(wanted)) return reply.status(400).send({ ok: false });
      mode = wanted;
      return wantsJson(request) ? { mode } : reply.redirect('/sandbox/social', 303);
    });
  });
};
