import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const jar = new Map<string, string>();
const local = new Map<string, string>();
const session = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
});

beforeEach(() => {
  vi.resetModules();
  for (const kept of [jar, local, session]) kept.clear();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, decodeURIComponent(value));
    },
  });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});
afterEach(() => vi.unstubAllGlobals());

/** At a desk where `owner` was last, perhaps signed in still. */
const desk = (owner: string | undefined, auth = 'Bearer old') => {
  if (auth) jar.set('auth', auth);
  jar.set('SELLER-TOKEN', 's').set('rediskey', 'k').set('toLanguage', 'ru');
  local.set('vuex', JSON.stringify({ searched: ['甲项目机密变压器'], ...(owner && { owner }) })).set('fromSite', '1');
  session.set('fillOrder', '{}').set('language', 'ru');
};
const take = async (who: string | undefined, alone = false) => (await import('./take-token.ts')).takeToken('new', alone, async () => who);
const left = () => [Object.fromEntries(jar), JSON.parse(local.get('vuex') ?? 'null'), [...local.keys()], [...session.keys()]];
const onlyTheToken = { auth: 'Bearer new', rediskey: 'k' };

it.each([
  ['is signed in', 'Bearer old'],
  ['was, until his session ended', ''],
])(
  'forgets all that signing out forgets when another person comes in than the one who %s, but the basket that is merged',
  async (_, auth) => {
    desk('7', auth);
    await take('8');
    expect(left()).toEqual([onlyTheToken, { owner: '8' }, ['vuex'], []]);
  },
);

it('keeps what is the same person’s, and what a visitor did before he signed in', async () => {
  desk('7');
  await take('7', true);
  expect(left()).toEqual([
    { auth: 'Bearer new', rediskey: 'k', toLanguage: 'ru' },
    { searched: ['甲项目机密变压器'], owner: '7' },
    ['vuex', 'fromSite'],
    ['fillOrder', 'language'],
  ]);
  desk(undefined, '');
  jar.delete('auth');
  await take('7');
  expect(JSON.parse(local.get('vuex') ?? 'null')).toEqual({ searched: ['甲项目机密变压器'], owner: '7' });
});

it('takes him for another where it cannot tell', async () => {
  desk('7');
  await take(undefined);
  expect(left()).toEqual([onlyTheToken, null, [], []]);
  desk(undefined);
  await take('8');
  expect(left()).toEqual([onlyTheToken, { owner: '8' }, ['vuex'], []]);
});
