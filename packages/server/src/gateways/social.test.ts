import { socialPart } from '@mall/sandbox/social.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpSocial } from './social.ts';

const secret = 'what the mall and its platform share';
const platform = fastify();
let url: string;

beforeAll(async () => {
  socialPart(platform, { secret });
  url = await platform.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform.close());

const post = (path: string, form: Record<string, string>) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers: { accept: 'application/json' } });
const scan = async (who: string, redirect = `${url}/login?social=1`) => {
  const answer = await post('/sandbox/social/scan', { who, state: 'the-state', redirect_uri: redirect });
  return { status: answer.status, back: URL.parse(((await answer.json()) as { url?: string }).url ?? '') };
};
const codeOf = async (who: string) => (await scan(who)).back?.searchParams.get('code') ?? '';
const gateway = (key = secret) => httpSocial(`${url}/sandbox/social/api`, key, 'mall');

it('sends whoever scanned back with the state and a code that tells once who he is', async () => {
  const { back } = await scan('demo-social-1');
  expect(back?.pathname).toBe('/login');
  expect(back?.searchParams.get('state')).toBe('the-state');
  const code = back?.searchParams.get('code') ?? '';
  expect(await gateway().exchange(code)).toEqual({ state: 'known', openId: 'demo-social-1', name: '微语小何' });
  expect(await gateway().exchange(code)).toEqual({ state: 'refused' });
});

it('knows a new person each time, and nobody by a scan that failed or was not consented to', async () => {
  const [one, two] = [await gateway().exchange(await codeOf('new')), await gateway().exchange(await codeOf('new'))];
  expect([one?.state, two?.state]).toEqual(['known', 'known']);
  expect(one).not.toEqual(two);
  expect(await gateway().exchange(await codeOf('failure'))).toEqual({ state: 'refused' });
  expect((await scan('cancel')).back?.searchParams.has('code')).toBe(false);
});

it('sends nobody to another site', async () => {
  for (const redirect of ['https://evil.example/login', '//evil.example', 'javascript:alert(1)', ''])
    expect((await scan('new', redirect)).status, redirect).toBe(400);
  expect((await fetch(`${url}/sandbox/social?state=s&redirect_uri=https://evil.example/`)).status).toBe(400);
});

it('counts as away when it is down, unsigned, or nowhere', async () => {
  expect(await gateway('another secret than that').exchange(await codeOf('new'))).toBeUndefined();
  expect(await httpSocial(undefined, secret, 'mall').exchange('x')).toBeUndefined();
  await post('/sandbox/social/mode', { mode: 'down' });
  expect(await gateway().exchange(await codeOf('new'))).toBeUndefined();
  expect((await fetch(`${url}/sandbox/social?state=s&redirect_uri=${url}/login`)).status).toBe(503);
  await post('/sandbox/social/mode', { mode: 'refuse' });
  expect(await gateway().exchange(await codeOf('new'))).toEqual({ state: 'refused' });
  await post('/sandbox/social/mode', { mode: 'normal' });
});
