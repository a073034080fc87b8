import type { HotWord, Navigation, PageParts } from '@mall/contract/content/content.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { treeOf } from '../kernel/tree-of.ts';
import { wordOf } from '../kernel/word-of.ts';
import { hotWord, navigation, pagePart, site } from './content.table.ts';
import { siteWord } from './site-words.ts';

export const listNavigation = async (tx: Tx, language: Language): Promise<Navigation[]> => {
  const rows = await tx.select().from(navigation).where(eq(navigation.shown, true)).orderBy(asc(navigation.sort), asc(navigation.id));
  return treeOf(rows, (row, children: Navigation[]) => ({ id: row.id, name: wordOf(row.name, language), url: row.url, children }));
};

export const listHotWords = async (tx: Tx): Promise<HotWord[]> => {
  const rows = await tx.select().from(hotWord).where(eq(hotWord.shown, true)).orderBy(asc(hotWord.sort), asc(hotWord.id));
  return rows.map(({ id, word, url, highlighted }) => ({ id, word, highlighted, ...(url ? { url } : {}) }));
};

/** A mall whose site has not been set up yet still has a page, without records. In its copyright `{site}` stands for the name. */
export const findPageParts = async (tx: Tx, language: Language): Promise<PageParts> => {
  const [parts, [about]] = await Promise.all([
    tx.select().from(pagePart).where(eq(pagePart.shown, true)).orderBy(asc(pagePart.sort), asc(pagePart.id)),
    tx.select().from(site),
  ]);
  const links = parts.map((row) => ({
    part: row.part,
    group: wordOf(row.groupName, language),
    id: row.id,
    title: wordOf(row.title, language),
    subtitle: wordOf(row.subtitle, language),
    image: row.image,
    url: row.url,
  }));
  const of = (part: (typeof links)[number]['part']) => links.filter((link) => link.part === part);
  return {
    footerGroups: [...Map.groupBy(of('footer'), (link) => link.group)].map(([title, group]) => ({
      title,
      links: group.map((link) => ({ id: link.id, title: link.title, url: link.url })),
    })),
    friendLinks: of('friend').map(({ id, title, url }) => ({ id, title, url })),
    appCodes: of('app').map(({ id, title, image, url }) => ({ id, title, image, url })),
    slogans: of('slogan').map(({ id, title, subtitle, image }) => ({ id, title, subtitle, image })),
    copyright: siteWord(about?.copyright ?? '', about?.copyrightAbroad, language),
    records: (about?.records ?? []).map((record, at) => siteWord(record, about?.recordsAbroad[at], language)),
  };
};
