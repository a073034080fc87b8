import { changesIn, LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { type LayoutDraft, LayoutVersion } from '@mall/contract/content/layout-operations.api.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';
import { readDue } from './lay-due-layout.ts';
import { readLiveLayout } from './live-layout.queries.ts';
import { keptUnder, requirePage } from './page-zone.ts';

const columns = sql`v.id::text, v.version, v.state, v.note, coalesce(m.member_name, '') as "madeBy", ${timeText(sql`v.made_at`)} as "madeDate",
  ${timeText(sql`v.due_at`)} as "dueDate", ${timeText(sql`v.live_at`)} as "liveDate", jsonb_array_length(v.content -> 'floors') as floors`;

const Draft = z.strictObject({ content: LayoutContent, revision: z.int(), savedBy: z.string(), savedDate: TimeText });

const findDraft = async (tx: Tx, zoneId: Id | undefined) => {
  const [draft] = await readRows(tx, Draft)`
    select d.content, d.revision, m.member_name as "savedBy", ${timeText(sql`d.saved_at`)} as "savedDate"
    from layout_draft d join member m on m.id = d.saved_by where d.zone_id = ${keptUnder(zoneId)}`;
  return draft;
};

/** What is edited of a page: the draft, or where there is none what is live. */
export const readEditedLayout = async (tx: Tx, zoneId: Id | undefined): Promise<LayoutContent> =>
  (await findDraft(tx, zoneId))?.content ?? readLiveLayout(tx, zoneId);

export const requireLayoutDraft = async (tx: Tx, zoneId: Id | undefined): Promise<LayoutDraft> => {
  await requirePage(tx, zoneId);
  const [draft, live, standing] = await Promise.all([
    findDraft(tx, zoneId),
    readLiveLayout(tx, zoneId),
    readRows(tx, LayoutVersion)`
      select ${columns} from layout_version v left join member m on m.id = v.made_by
      where v.zone_id = ${keptUnder(zoneId)} and v.state in ('live', 'scheduled', 'held') order by v.due_at nulls first`,
  ]);
  return {
    content: draft?.content ?? live,
    revision: draft?.revision ?? 0,
    savedBy: draft?.savedBy ?? '',
    savedDate: draft?.savedDate ?? null,
    changes: draft ? changesIn(draft.content, live) : 0,
    live: standing.find(({ state }) => state === 'live') ?? null,
    scheduled: await Promise.all(
      standing
        .filter(({ state }) => state !== 'live')
        .map(async (version) => ({ ...version, clashes: (await readDue(tx, version.id)) === undefined })),
    ),
  };
};

export const listLayoutVersions = async (
  tx: Tx,
  { zoneId, page, limit }: { zoneId?: Id | undefined; page: number; limit: number },
): Promise<PageOf<LayoutVersion>> => {
  const list = await readRows(tx, LayoutVersion)`
    select ${columns} from layout_version v left join member m on m.id = v.made_by
    where v.zone_id = ${keptUnder(zoneId)} order by v.version desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from layout_version where zone_id = ${keptUnder(zoneId)}`;
  return { list, total: counted?.total ?? 0 };
};
