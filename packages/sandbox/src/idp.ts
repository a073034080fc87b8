import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openKeys } from './idp-keys.ts';
import { escapeHtml, page } from './page.ts';
import { wantsJson } from './wants-json.ts';

type Person = { sub: string; name: string; mobile: string; email: string };
export type IdpDoor = {
  /** Where it is as others see it. */
  issuer: string;
  /** What the mall shows to be the mall, under the name that it calls itself by; undefined: nobody is called so. */
  secretOf: (clientId: string) => Promise<string | undefined>;
  people: readonly Person[];
  /** The page of the mall that it may send people back to, and those of companies under it. */
  callbackPath: string;
};

type Grant = { clientId: string; sub: string; until: number; redirectUri: string; nonce: string; challenge: string };
type Ticket = { clientId: string; sub: string; until: number };

const lifeMs = 120_000;
const at = '/sandbox/idp';
const loopbacks: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const secretIn = (request: FastifyRequest, form: URLSearchParams): [string, string] => {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (basic === undefined) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  // Encoded as a form's fields are.
  const [client, shown] = [id, secret].map((value) => [...new URLSearchParams(`value=${value}`).values()][0] ?? '');
  return [client ?? '', shown ?? ''];
};

const html = (reply: FastifyReply, title: string, content: string) => reply.type('text/html; charset=utf-8').send(page(title, content));

const keep = <T extends { until: number }>(map: Map<string, T>, value: T): string => {
  for (const [key, { until }] of map) if (until < Date.now()) map.delete(key);
  const key = randomBytes(24).toString('base64url');
  map.set(key, value);
  return key;
};
const take = <T extends { until: number }>(map: Map<string, T>, key: string): T | undefined => {
  const found = map.get(key);
  map.delete(key);
  return found && found.until > Date.now() ? found : undefined;
};

/** The identity provider: OpenID Connect with the demo's people to choose from, keys that a button changes, tickets, and single sign-out. */
export const idpPart = (fastify: FastifyInstance, { issuer, secretOf, people, callbackPath }: IdpDoor): void => {
  const keys = openKeys();
  const grants = new Map<string, Grant>();
  const tickets = new Map<string, Ticket>();
  /** Back to the mall alone, under whichever of its names: who tries it on his own machine has two. */
  const isOurs = (request: FastifyRequest, address: string, path: string): boolean => {
    const url = URL.parse(address);
    const own = new URL(issuer);
    const isHere = url !== null && loopbacks.has(url.hostname) && loopbacks.has(own.hostname) && url.port === own.port;
    return (
      url !== null &&
      url.pathname.replace(/\/\d+$/, '') === path &&
      (url.host === request.headers.host || url.origin === own.origin || isHere)
    );
  };
  const idToken = (clientId: string, sub: string, nonce?: string): string => {
    const person = people.find((one) => one.sub === sub);
    const now = Math.floor(Date.now() / 1000);
    return keys.sign({
      iss: issuer,
      aud: clientId,
      sub,
      iat: now,
      exp: now + 300,
      ...(nonce && { nonce }),
      name: person?.name,
      phone_number: `+86${person?.mobile}`,
      phone_number_verified: true,
      email: person?.email,
      email_verified: true,
    });
  };

  fastify.get(`${at}/.well-known/openid-configuration`, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  fastify.get(`${at}/jwks`, async () => keys.jwks());

  fastify.get<{ Querystring: Record<string, string> }>(`${at}/authorize`, async (request, reply) => {
    const asked = new URLSearchParams(request.query);
    const redirectUri = asked.get('redirect_uri') ?? '';
    const clientId = asked.get('client_id') ?? '';
    if ((await secretOf(clientId)) === undefined || !isOurs(request, redirectUri, callbackPath))
      return html(reply.status(400), '统一身份平台', '<div class="card">不认识的应用或返回地址。</div>');
    const back = new URL(redirectUri);
    if (asked.get('state')) back.searchParams.set('state', String(asked.get('state')));
    const sub = asked.get('sub');
    if (sub === null) {
      const hint = asked.get('login_hint') ?? '';
      const cards = people
        .filter(({ email }) => hint === '' || email.endsWith(hint.slice(hint.lastIndexOf('@'))))
        .map(({ sub: one, name, mobile, email }) => {
          const choose = new URLSearchParams([...asked, ['sub', one]]);
          return `<div class="card"><a href="${at}/authorize?${escapeHtml(choose.toString())}">${escapeHtml(name)}</a><div class="meta">${escapeHtml(mobile)} · ${escapeHtml(email)}</div></div>`;
        })
        .join('');
      back.searchParams.set('error', 'access_denied');
      return html(reply, '统一身份平台', `<p>选择要登录的身份：</p>${cards}<p><a href="${escapeHtml(back.href)}">取消</a></p>`);
    }
    if (!people.some((one) => one.sub === sub)) return reply.status(400).send({ error: 'invalid_request' });
    const code = keep(grants, {
      clientId,
      sub,
      redirectUri,
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      until: Date.now() + lifeMs,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('iss', issuer);
    return reply.redirect(back.href, 303);
  });

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, text, done) =>
      done(null, text),
    );
    scope.post<{ Body: string | undefined }>(`${at}/token`, async (request, reply) => {
      const form = new URLSearchParams(request.body ?? '');
      const [clientId, secret] = secretIn(request, form);
      if (clientId === '' || (await secretOf(clientId)) !== secret) return reply.status(401).send({ error: 'invalid_client' });
      const answer = (sub: string, nonce?: string) => ({
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: idToken(clientId, sub, nonce),
      });
      if (form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:token-exchange') {
        const ticket = take(tickets, form.get('subject_token') ?? '');
        return ticket?.clientId === clientId ? answer(ticket.sub) : reply.status(400).send({ error: 'invalid_grant' });
      }
      const grant = take(grants, form.get('code') ?? '');
      const verifier = form.get('code_verifier') ?? '';
      const isHis =
        grant?.clientId === clientId &&
        grant.redirectUri === form.get('redirect_uri') &&
        grant.challenge === createHash('sha256').update(verifier).digest('base64url');
      return grant && isHis ? answer(grant.sub, grant.nonce) : reply.status(400).send({ error: 'invalid_grant' });
    });
    scope.post(`${at}/rotate`, async (request, reply) => {
      keys.rotate();
      return wantsJson(request) ? keys.jwks() : reply.redirect(at, 303);
    });
    scope.post<{ Body: string | undefined }>(`${at}/ticket`, async (request, reply) => {
      const form = new URLSearchParams((request.body ?? '').slice(0, 400));
      const person = people.find(({ sub }) => sub === form.get('sub'));
      if (!person) return reply.status(400).send({ ok: false });
      const ticket = keep(tickets, { clientId: form.get('client_id') || 'mall', sub: person.sub, until: Date.now() + lifeMs });
      if (wantsJson(request)) return { ticket };
      return html(
        reply,
        '身份平台票据',
        `<div class="card"><code>${ticket}</code><div class="meta">放在请求头 isc-ticket 里，POST /auth/iscIdEnter；两分钟内一次有效</div></div>`,
      );
    });
  });

  fastify.get<{ Querystring: Record<string, string> }>(`${at}/logout`, async (request, reply) => {
    const to = request.query['post_logout_redirect_uri'] ?? '';
    const back = isOurs(request, to, '/') ? to : '/';
    return html(reply, '已从统一身份平台退出', `<div class="card"><a href="${escapeHtml(back)}">返回商城</a></div>`);
  });

  fastify.get(at, async (request, reply) => {
    if (wantsJson(request)) return { issuer, people };
    const cards = people
      .map(
        ({ sub, name, mobile }) =>
          `<div class="card">${escapeHtml(name)}<div class="meta">${escapeHtml(mobile)}</div><form method="post" action="${at}/ticket"><input type="hidden" name="sub" value="${escapeHtml(sub)}"><button>取票据</button></form></div>`,
      )
      .join('');
    return html(
      reply,
      '统一身份平台',
      `<div class="card">把运营后台「设置 · 登录与安全 · 登录方式」改为「到统一身份平台登录」，页头的登录就会到这里来。<div class="meta">签发者 ${escapeHtml(issuer)}，密钥 ${escapeHtml(String(keys.jwks().keys[0]?.['kid']))}</div>
<form method="post" action="${at}/rotate"><button>更换密钥</button></form></div>${cards}`,
    );
  });
};
