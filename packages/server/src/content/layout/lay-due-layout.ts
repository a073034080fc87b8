import { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { tellPages } from '../tell-pages.ts';
import { mergeLayouts } from './merge-layouts.ts';
import { goLive, hold } from './move-layout.ts';
import { pageName } from './page-name.ts';
import { zoneOf } from './page-zone.ts';

const Three = z.strictObject({ mine: LayoutContent, base: LayoutContent.nullable(), live: LayoutContent.nullable() });

/** What would be live if the moment of a version were now: what it changes, upon what is live; nothing where somebody changed the same. */
export const readDue = async (tx: Tx, id: Id): Promise<LayoutContent | undefined> => {
  const [three] = await readRows(tx, Three)`
    select v.content as mine, b.content as base, l.content as live from layout_version v
      left join layout_version b on b.zone_id = v.zone_id and b.version = v.base left join layout_version l on l.zone_id = v.zone_id and l.state = 'live'
    where v.id = ${id}`;
  if (!three?.base || !three.live) return three?.mine;
  return mergeLayouts(three.base, three.mine, three.live);
};

const Maker = z.strictObject({ memberId: Id.nullable(), live: z.int() });

/** A version whose moment has come brings what it changes. Where somebody changed the same meanwhile it is held, and who made it hears that. */
export const layDueLayout = async (tx: Tx, id: Id): Promise<void> => {
  // Whoever publishes waits from here on: what is compared now is what is replaced.
  await tellPages(tx);
  const content = await readDue(tx, id);
  if (content) {
    await goLive(tx, id, content);
    return;
  }
  const { page, version } = await hold(tx, id);
  const [made] = await readRows(tx, Maker)`
    select v.made_by::text as "memberId", (select l.version from layout_version l where l.zone_id = v.zone_id and l.state = 'live') as live from layout_version v where v.id = ${id}`;
  if (!made || made.memberId === null) return;
  const name = await pageName(tx, zoneOf(page));
  await tell(tx, 'content.layout_held', { memberId: made.memberId, page: name, zoneId: zoneOf(page) ?? '', version, live: made.live });
};
