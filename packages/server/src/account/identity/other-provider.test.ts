import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../kernel/free-port.ts';
import { beginAt, comeBack, identityApp } from '../../testing/identity-steps.ts';
import { addMember, freshMobile } from '../../testing/test-member.ts';

/** A provider that others wrote, so that both ends do not share one misunderstanding. */
const at = { port: 0 };
const clientSecret = 'a secret of thirty-two characters';
let there: Server;
let mallPort = 0;
const mobile = freshMobile();

beforeAll(async () => {
  at.port = await freePort();
});
const mall = identityApp((port) => {
  mallPort = port;
  return { IDP_ISSUER: `http://127.0.0.1:${at.port}`, IDP_CLIENT_ID: 'the mall', IDP_CLIENT_SECRET: clientSecret };
});

beforeAll(async () => {
  const provider = new Provider(`http://127.0.0.1:${at.port}`, {
    clients: [
      {
        client_id: 'the mall',
        client_secret: clientSecret,
        redirect_uris: [`http://localhost:${mallPort}/iamCallback`, `http://127.0.0.1:${mallPort}/iamCallback`],
      },
    ],
    claims: { openid: ['sub'], phone: ['phone_number', 'phone_number_verified'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: '别处的人', phone_number: `+86 ${mobile}`, phone_number_verified: sub !== 'unproved' }),
    }),
  });
  there = createServer(provider.callback()).listen(at.port, '127.0.0.1');
  await addMember(mall.house.db, { mobile });
});
afterAll(() => void there.close());

/** Follows the provider's own pages as a browser would: who one is, and that the mall may know. */
const walk = async (start: URL, login: string): Promise<Record<string, string>> => {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    if (url.pathname === '/iamCallback') return Object.fromEntries(url.searchParams);
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      form = undefined;
      continue;
    }
    const text = await answer.text();
    url = new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '', url);
    form = new URLSearchParams(text.includes('name="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' });
  }
  throw new Error(`not back after twelve steps: ${url}`);
};

test('signs in by a provider that others wrote, once', async () => {
  const { url, cookie } = await beginAt(mall);
  const back = await walk(url, 'somebody');
  expect(await comeBack(mall, back, cookie)).toMatchObject({ code: 200 });
  expect(await comeBack(mall, back, cookie)).toMatchObject({ errorCode: 'identity.refused' });
});

test('believes no mobile that the provider has not proved', async () => {
  const { url, cookie } = await beginAt(mall);
  expect(await comeBack(mall, await walk(url, 'unproved'), cookie)).toMatchObject({ errorCode: 'identity.no_mobile' });
});

test('takes no code of another question there either', async () => {
  const [one, two] = [await beginAt(mall), await beginAt(mall)];
  const [back, stolen] = [await walk(one.url, 'somebody'), await walk(two.url, 'somebody')];
  expect(await comeBack(mall, { ...back, code: stolen['code'] ?? '' }, one.cookie)).toMatchObject({ errorCode: 'identity.refused' });
});
