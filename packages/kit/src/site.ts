import type { Language } from '@mall/contract/kernel/language.ts';

/** What the kit cannot know of the site that it stands in. */
export type Site = {
  /** The language of a page, from its address and the reader's choice. */
  readonly languageOf: (url: URL, chosen: Language) => Language;
  /** What the page of an address is called; empty where the page names itself. */
  readonly titleOf: (pathname: string, language: Language) => string;
  /** Whether the screen of an address exists; a link to one that does not is not drawn. */
  readonly isBuilt: (address: string) => boolean;
};

let site: Site = { languageOf: (_, chosen) => chosen, titleOf: () => '', isBuilt: () => true };

/** A site says this once, before its first page is drawn; what it leaves out stays as usual. */
export const describeSite = (given: Partial<Site>): void => {
  site = { ...site, ...given };
};

export const theSite = (): Site => site;
