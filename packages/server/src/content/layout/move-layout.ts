import { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { tellPages } from '../tell-pages.ts';
import { layLiveLayout } from './lay-live-layout.ts';
import { readLiveLayout } from './live-layout.queries.ts';
import { zoneOf } from './page-zone.ts';

const Made = z.strictObject({ id: Id, version: z.int() });
const Moved = z.strictObject({ page: z.string(), version: z.int(), content: LayoutContent });
type Moved = z.infer<typeof Moved>;

type NewVersion = { page: string; content: LayoutContent; note: string; memberId: Id | null; dueDate: string | null };

/** What was live before anybody kept versions is the first, so that there is a way back to it. */
const keepFirst = async (tx: Tx, page: string): Promise<void> => {
  const live = await readLiveLayout(tx, zoneOf(page));
  await tx.execute(sql`
    insert into layout_version (zone_id, version, state, content, live_at)
    select ${page}, 1, 'live', ${JSON.stringify(live)}::jsonb, now() where not exists (select from layout_version where zone_id = ${page})`);
};

/** A version that is not live yet. Pages are changed one after the other, so that numbers are counted up without a gap or a double. */
export const addVersion = async (tx: Tx, { page, content, note, memberId, dueDate }: NewVersion) => {
  await tellPages(tx);
  await keepFirst(tx, page);
  const [made] = await readRows(tx, Made)`
    insert into layout_version (zone_id, version, state, content, note, made_by, due_at, base)
    select ${page}, max(version) + 1, 'scheduled', ${JSON.stringify(content)}::jsonb, ${note}, ${memberId}::bigint, coalesce(${dueDate}::timestamptz, now()),
      max(version) filter (where state = 'live')
    from layout_version where zone_id = ${page} returning id::text, version`;
  return made as z.infer<typeof Made>;
};

/** Makes a version live that waits for it: the only way there, at once or by the clock. */
export const goLive = async (tx: Tx, id: Id, content?: LayoutContent): Promise<Moved> => {
  await tellPages(tx);
  await tx.execute(sql`
    update layout_version set state = 'past' where state = 'live' and zone_id = (select zone_id from layout_version where id = ${id} and state = 'scheduled')`);
  const [moved] = await readRows(tx, Moved)`
    update layout_version set state = 'live', live_at = now(), content = coalesce(${content ? JSON.stringify(content) : null}::jsonb, content)
    where id = ${id} and state = 'scheduled' returning zone_id::text as page, version, content`;
  if (!moved) throw refuse('content.version_gone');
  await layLiveLayout(tx, zoneOf(moved.page), moved.content);
  return moved;
};

/** Keeps a version from being live whose moment has come: somebody looks at it first. */
export const hold = async (tx: Tx, id: Id): Promise<Moved> => leave(tx, id, 'held', ['scheduled']);

/** Takes a version back that waits for its moment, or for somebody to look at it. */
export const takeBack = async (tx: Tx, id: Id): Promise<Moved> => leave(tx, id, 'cancelled', ['scheduled', 'held']);

const leave = async (tx: Tx, id: Id, to: 'held' | 'cancelled', from: readonly string[]): Promise<Moved> => {
  const [moved] = await readRows(tx, Moved)`
    update layout_version set state = ${to} where id = ${id} and state = any (${sql.param([...from])}::text[]) returning zone_id::text as page, version, content`;
  if (!moved) throw refuse('content.version_gone');
  return moved;
};
