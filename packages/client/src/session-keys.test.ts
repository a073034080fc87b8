import { describe, expect, it } from 'vitest';
import { clearSession, cookiesOf, isSignedIn, pageCookies, readLocal, storeToken, writeLocal } from './session-keys.ts';

/** A document whose cookies behave like a browser's. */
const page = () => {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

describe('the session of a page', () => {
  it('keeps the token with its Bearer prefix and forgets it with the seller token', () => {
    const document = page();
    const cookies = cookiesOf(document);
    storeToken(cookies, 'abc');
    cookies.write('SELLER-TOKEN', 'x');
    cookies.write('rediskey', '键 1');
    expect(document.cookie).toContain('auth=Bearer%20abc');
    expect(cookies.read('auth')).toBe('Bearer abc');
    expect(isSignedIn(cookies)).toBe(true);
    clearSession(cookies);
    expect([cookies.read('auth'), cookies.read('SELLER-TOKEN'), cookies.read('rediskey')]).toEqual(['', '', '键 1']);
    expect(isSignedIn(cookies)).toBe(false);
  });

  it('reads a broken cookie of somebody else as it stands', () => {
    expect(cookiesOf({ cookie: 'auth=%E0%A4%A; authx=1' }).read('auth')).toBe('%E0%A4%A');
  });

  it('is empty where there is no page', () => {
    const cookies = pageCookies();
    cookies.write('auth', 'x');
    cookies.remove('auth');
    writeLocal('isReload', '1');
    writeLocal('isReload', null);
    expect(cookies.read('auth')).toBe('');
    expect(readLocal('isReload')).toBeNull();
  });
});
