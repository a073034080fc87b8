import type { SiteText } from '@mall/contract/content/entry.rules.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { site } from '../content.table.ts';
import { sixOf } from '../site-words.ts';
import { tellPages } from '../tell-pages.ts';

const abroadOf = ({ en, fra, spa, pt, ru }: Words) => ({ en, fra, spa, pt, ru });

/** Copyright and numbers of the law in the foot of every page. */
export const saveSiteText = async (tx: Tx, side: MallSide, { copyright, records }: SiteText): Promise<void> => {
  const before = await requireSiteText(tx);
  await tx.update(site).set({
    copyright: copyright.zh,
    copyrightAbroad: abroadOf(copyright),
    records: records.map(({ zh }) => zh),
    recordsAbroad: records.map(abroadOf),
    updatedAt: sql`now()`,
  });
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: copyright.zh, before, after: { copyright, records } }, side);
};

export const requireSiteText = async (tx: Tx): Promise<SiteText> => {
  const [found] = await tx
    .select({
      copyright: site.copyright,
      copyrightAbroad: site.copyrightAbroad,
      records: site.records,
      recordsAbroad: site.recordsAbroad,
    })
    .from(site);
  return {
    copyright: sixOf(found?.copyright ?? '', found?.copyrightAbroad),
    records: (found?.records ?? []).map((record, at) => sixOf(record, found?.recordsAbroad[at])),
  };
};
