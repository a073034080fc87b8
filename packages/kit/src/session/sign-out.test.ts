import { expect, test, vi } from 'vitest';
import { farewellAddress, signOut } from './sign-out.ts';

test('goes home when sign-in is here', () => {
  expect(farewellAddress({ switchOff: 'ON', url: 'https://idp.example/out' })).toBe('/');
});

test('ends the session at the identity provider when sign-in is there', () => {
  expect(farewellAddress({ switchOff: 'OFF', url: 'https://idp.example/out' })).toBe('https://idp.example/out');
});

test('goes home when the server did not answer or named no address', () => {
  expect(farewellAddress(undefined)).toBe('/');
  expect(farewellAddress({ switchOff: 'OFF' })).toBe('/');
});

const stored = () => {
  const store = new Map<string, string>();
  return {
    store,
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => store.delete(key),
    clear: () => store.clear(),
  };
};

test('leaves nothing of the session behind, the language neither, even when the server cannot be reached', async () => {
  const jar = new Map(Object.entries({ auth: 'Bearer t', 'SELLER-TOKEN': 's', rediskey: 'k', toLanguage: 'ru', theirs: 'x' }));
  const [local, session] = [stored(), stored()];
  for (const key of ['vuex', 'isReload', 'fromSite', 'isScfz', 'isBigCustomer', 'beforeLoginUrl', 'DFDQ_CODE']) local.store.set(key, '1');
  session.store.set('language', 'ru').set('fillOrder', '{}');
  const went: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  const location = { href: 'http://mall/', protocol: 'http:', assign: (to: string) => went.push(to) };
  vi.stubGlobal('window', { location, addEventListener: () => undefined });
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await signOut();
  expect([[...jar.keys()], [...local.store.keys()], [...session.store.keys()], went]).toEqual([['theirs'], [], [], ['/']]);
  vi.unstubAllGlobals();
});
