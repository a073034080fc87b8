import { cookieNames, type TokenCookie } from '@mall/contract/wire/cookies.ts';

/** Keys of the local storage. */
export const localKeys = {
  isReload: 'isReload',
  fromSite: 'fromSite',
  isScfz: 'isScfz',
  isBigCustomer: 'isBigCustomer',
  beforeLoginUrl: 'beforeLoginUrl',
  channelCode: 'DFDQ_CODE',
  /** Where the whole state store is kept. */
  stateStore: 'vuex',
} as const;

/** Keys of the session storage, which a tab has for itself. */
export const sessionKeys = {
  language: 'language',
  socialUuid: 'socialUuid',
  socialTicket: 'socialTicket',
  forgetTicket: 'forgetTicket',
  partnerMark: 'partner-mark',
  /** With what is ordered behind it. */
  fillOrder: 'fillOrder',
  chunkReloadAt: 'chunkReloadAt',
} as const;

export type Cookies = { read(name: string): string; write(name: string, value: string): void; remove(name: string): void };
type CookieDocument = { cookie: string };

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // somebody else's cookie
  }
};

/** Cookies of a page; without a document (server rendering) there are none. */
export const cookiesOf = (page: CookieDocument | undefined, secure = globalThis.location?.protocol === 'https:'): Cookies => {
  const tail = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(name) {
      const found = page?.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? '' : decode(found.slice(name.length + 1));
    },
    write(name, value) {
      if (page) page.cookie = `${name}=${encodeURIComponent(value)}${tail}`;
    },
    remove(name) {
      if (page) page.cookie = `${name}=; Max-Age=0${tail}`;
    },
  };
};

export const pageCookies = (): Cookies => cookiesOf(globalThis.document);

export const storeToken = (cookies: Cookies, token: string, name: TokenCookie = cookieNames.auth): void =>
  cookies.write(name, `Bearer ${token}`);

export const isSignedIn = (cookies: Cookies, name: TokenCookie = cookieNames.auth): boolean => cookies.read(name) !== '';

/** Forgets who is signed in: behind the counter there alone, in the mall on the seller's site too. */
export const clearSession = (cookies: Cookies, name: TokenCookie = cookieNames.auth): void => {
  cookies.remove(name);
  if (name === cookieNames.auth) cookies.remove(cookieNames.seller);
};

/** Local storage may be absent (server rendering) or refused (private windows): then nothing is kept. */
export const readLocal = (key: string): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export const writeLocal = (key: string, value: string | null): void => {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, value);
  } catch {
    // full or refused: what is kept here is a convenience
  }
};
