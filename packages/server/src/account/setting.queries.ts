import { type ChangeQuery, SettingChange, type SettingList } from '@mall/contract/account/setting.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { isSettingKey, settingKeys, settings } from '@mall/contract/kernel/settings.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const LastRow = z.strictObject({ key: z.string(), who: z.string(), at: TimeText, before: z.string(), after: z.string() });
const NodeRow = z.strictObject({ name: z.string(), version: z.int(), seenSeconds: z.int() });
const ZoneRow = z.strictObject({ id: Id, name: z.string() });
const PublishedRow = z.strictObject({ at: TimeText, seconds: z.number().nullable(), version: z.int() });

/** Processes that were heard of just now; one that was not is gone or stuck. */
const listNodes = (tx: Tx) =>
  readRows(tx, NodeRow)`
    select name, setting_version as version, extract(epoch from now() - seen_at)::int as "seenSeconds" from mall_node order by name, started_at`;

/** Seconds from the last publishing until the slowest of the nodes lived by it; null while one does not. */
const readPublished = async (tx: Tx) => {
  const [row] = await readRows(tx, PublishedRow)`
    select c.version, ${timeText(sql`c.at`)} as at, (
      select case when bool_and(n.setting_version >= c.version) then greatest(0, max(extract(epoch from case when n.started_at > c.at then c.at else n.setting_at end - c.at)))::float8 end
      from mall_node n where n.seen_at > now() - interval '15 seconds') as seconds
    from (select version, min(at) as at from setting_change group by version order by version desc limit 1) c`;
  return row;
};

/** What the demo is not on for is not shown: nothing would come of it. */
export const listSettings = async ({ db, config, settings: live }: House): Promise<SettingList> => {
  const last = await readRows(db, LastRow)`
    select distinct on (c.key) c.key, m.member_name as who, ${timeText(sql`c.at`)} as at, c.before, c.after
    from setting_change c join member m on m.id = c.member_id order by c.key, c.id desc`;
  const changed = new Map(last.map(({ key, ...change }) => [key, change]));
  const published = await readPublished(db);
  return {
    version: live.version,
    settings: settingKeys
      .filter((key) => config.demoOn || settings[key].group !== 'demo')
      .map((key) => ({ key, value: live.now(key), usual: live.usual(key), last: changed.get(key) ?? null })),
    published: published ? { at: published.at, seconds: published.seconds } : null,
    nodes: await listNodes(db),
    zones: await readRows(db, ZoneRow)`select id::text, names ->> 'zh' as name from zone order by id`,
  };
};

export const listSettingChanges = async (tx: Tx, { key, page, limit }: ChangeQuery): Promise<PageOf<SettingChange>> => {
  const where = key ? sql`c.key = ${key}` : sql`true`;
  const list = await readRows(tx, SettingChange)`
    select c.id::text, c.version, c.key, c.before, c.after, c.reason, m.member_name as who, ${timeText(sql`c.at`)} as at
    from setting_change c join member m on m.id = c.member_id where ${where} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from setting_change c where ${where}`;
  return { list: list.filter((row) => isSettingKey(row.key)), total: counted?.total ?? 0 };
};
