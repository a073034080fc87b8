import type { Language } from '@mall/contract/kernel/language.ts';
import { cookieNames, type TokenCookie } from '@mall/contract/wire/cookies.ts';

/** What the kit cannot know of the site that it stands in. */
export type Site = {
  /** The language of a page, from its address and the reader's choice. */
  readonly languageOf: (url: URL, chosen: Language) => Language;
  /** What the page of an address is called; empty where the page names itself. */
  readonly titleOf: (pathname: string, language: Language) => string;
  /** Whether the screen of an address exists; a link to one that does not is not drawn. */
  readonly isBuilt: (address: string) => boolean;
  /** Where its token is kept. */
  readonly tokenCookie: TokenCookie;
  /** Leads whoever's session has ended to sign in; `go` goes to a page of the site. */
  readonly toSignIn: (go: (path: string) => void) => unknown;
  /** How a stream, which carries no headers, says whose it is. */
  readonly streamQuery: string;
};

let site: Site = {
  languageOf: (_, chosen) => chosen,
  titleOf: () => '',
  isBuilt: () => true,
  tokenCookie: cookieNames.auth,
  toSignIn: (go) => go('/login'),
  streamQuery: '',
};

/** A site says this once, before its first page is drawn; what it leaves out stays as usual. */
export const describeSite = (given: Partial<Site>): void => {
  site = { ...site, ...given };
};

export const theSite = (): Site => site;
