import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { writeAgreementText } from '../account/write-agreement-text.ts';
import type { Tx } from '../kernel/db.ts';
import { cleanHtml } from './clean-html.ts';
import { area, article, country, site } from './content.table.ts';
import { type AreaData, readAreas } from './read-areas.ts';

type Agreement = { title: string; body: string };

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')) as T;

const areaRows = (list: AreaData, parentId: string | null = null, level = 1): (typeof area.$inferInsert)[] =>
  list.flatMap(([id, name, children = []]) => [
    { id: String(id), parentId, name, level, leaf: children.length === 0 },
    ...areaRows(children, String(id), level + 1),
  ]);

const layAgreement = async (tx: Tx, key: string, kind: 'agreement' | 'privacy', { title, body }: Agreement): Promise<void> => {
  await writeAgreementText(tx, kind, { title, content: body, version: 1, asksAgain: false });
  const html = body.split('\n').map((line) => `<p>${line}</p>`);
  await tx
    .insert(article)
    .values({ kind: 'agreement', key, category: '协议', title, body: cleanHtml(html.join('')), publishedAt: sql`now()` })
    .onConflictDoNothing();
};

/**
 * What a mall cannot open without, demo or not: the areas of addresses, the countries, and the two texts that whoever registers agrees to.
 * Laid once; what the owner changes or removes afterwards stays so.
 */
export const layFirstFacts = async (tx: Tx, year: number): Promise<void> => {
  // Two nodes that start together must not lay them together.
  await tx.execute(sql`lock table site in share row exclusive mode`);
  if ((await tx.select({ id: site.id }).from(site)).length > 0) return;
  await tx.insert(site).values({
    copyright: `© ${year} {site} 版权所有`,
    copyrightAbroad: { en: `© ${year} {site}. All rights reserved` },
  });
  await tx.insert(area).values(areaRows(readAreas())).onConflictDoNothing();
  await tx
    .insert(country)
    .values(read<string[]>('countries.json').map((code, at) => ({ code, sort: at + 1 })))
    .onConflictDoNothing();
  const { user, privacy } = read<{ user: Agreement; privacy: Agreement }>('agreements.json');
  await layAgreement(tx, 'user-agreement', 'agreement', user);
  await layAgreement(tx, 'privacy-policy', 'privacy', privacy);
};
