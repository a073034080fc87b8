import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Answers = { switchOff?: string; authorizeUrl?: string };

const went: string[] = [];
const asked: string[] = [];
const kept = new Map<string, string>();
let answers: Answers = {};
const shown = new Set<() => void>();

const listen = (name: string, heard: () => void) => {
  if (name === 'pageshow') shown.add(heard);
};
const answer = (data: unknown) =>
  Response.json(data === undefined ? { code: 500, msg: '' } : { code: 200, msg: '', data, errorCode: null });

beforeEach(() => {
  vi.resetModules();
  for (const one of [went, asked]) one.length = 0;
  kept.clear();
  shown.clear();
  const location = { href: 'http://mall/', protocol: 'http:', assign: (to: string) => went.push(to) };
  vi.stubGlobal('window', { location, addEventListener: listen });
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://mall');
    asked.push(`${pathname}${searchParams.has('url') ? ` ${searchParams.get('url')}` : ''}`);
    if (pathname.endsWith('/loginSwitch')) return answer(answers.switchOff && { switchOff: answers.switchOff });
    return answer(answers.authorizeUrl && { authorizeUrl: answers.authorizeUrl });
  });
});
afterEach(() => vi.unstubAllGlobals());

const lead = async (wanted: string) => (await import('./lead-to-sign-in.ts')).leadToSignIn(wanted, () => went.push('/login'));

it('goes to the page of this site when the switch is ON or cannot be read', async () => {
  for (const given of [{ switchOff: 'ON' }, {}]) {
    answers = given;
    expect(await lead('/shoppingCar')).toBe(false);
  }
  expect([went, asked]).toEqual([
    ['/login', '/login'],
    ['/api/auth/loginSwitch', '/api/auth/loginSwitch'],
  ]);
});

it('leaves for the identity provider when it is OFF, once, however many want to sign in, and keeps the page that was wanted', async () => {
  answers = { switchOff: 'OFF', authorizeUrl: 'https://idp.example/ask' };
  expect(await Promise.all([lead('/personalCenterBase/myOrders?state=all'), lead('/')])).toEqual([true, true]);
  expect(await lead('/')).toBe(true);
  expect(went).toEqual(['https://idp.example/ask']);
  expect(asked).toEqual(['/api/auth/loginSwitch', '/api/auth/iamAuthorize /personalCenterBase/myOrders?state=all']);
  expect(kept.get('beforeLoginUrl')).toBe('/personalCenterBase/myOrders?state=all');
  // Back by the browser's own button: the page is the same, and so is its memory.
  for (const show of shown) show();
  await lead('/');
  expect(went).toHaveLength(2);
});

it('goes to the page of this site when the identity provider cannot be reached, and asks again the next time', async () => {
  answers = { switchOff: 'OFF' };
  expect([await lead('/'), await lead('/')]).toEqual([false, false]);
  expect(went).toEqual(['/login', '/login']);
});
