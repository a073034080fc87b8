import { campaignStart } from '@mall/contract/content/adv.rules.ts';
import { type AdvPageQuery, AdvRow } from '@mall/contract/content/adv-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';

const none = sql`${JSON.stringify(noText)}::jsonb`;

const links = sql`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('relationType', l.relation_type, 'relationTarget', l.relation_target, 'typeKeyWord', l.type_key_word, 'linkType', l.link_type,
    'area', case when l.area is not null then jsonb_build_object('left', l.area[1], 'top', l.area[2], 'width', l.area[3], 'height', l.area[4]) end)) order by l.sort, l.id)
  from adv_link l where l.adv_id = a.id), '[]')`;

const fromOf = ({ of, advKey, storeId, zoneId, word }: AdvPageQuery): SQL => {
  const narrow = [
    sql`starts_with(a.adv_key, ${campaignStart}) = ${of === 'campaign'}`,
    ...(advKey ? [sql`a.adv_key = ${advKey}`] : []),
    ...(storeId ? [sql`a.store_id = ${storeId}`] : []),
    ...(zoneId ? [sql`a.zone_id = ${zoneId}`] : []),
    ...(word ? [sql`(a.title ->> 'zh' ilike ${likePattern(word)} or a.adv_key ilike ${likePattern(word)})`] : []),
  ];
  return sql`from adv a where ${sql.join(narrow, sql` and `)}`;
};

/** Pictures by place and order; of campaigns the latest first. */
export const listAdvRows = async (tx: Tx, query: AdvPageQuery): Promise<PageOf<AdvRow>> => {
  const list = await readRows(tx, AdvRow)`
    select a.id::text, a.adv_key as "advKey", a.store_id::text as "storeId", a.zone_id::text as "zoneId", ${none} || a.title as title,
      ${none} || coalesce(a.subtitle, '{}') as subtitle, a.image, a.shown, ${timeText(sql`a.starts_at`)} as "startsDate", ${timeText(sql`a.ends_at`)} as "endsDate", ${links} as links,
      a.shown and coalesce(a.starts_at <= now(), true) and coalesce(a.ends_at > now(), true) as running
    ${fromOf(query)} order by ${query.of === 'campaign' ? sql`a.id desc` : sql`a.adv_key, a.store_id nulls first, a.zone_id nulls first, a.sort, a.id`}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${fromOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const Key = z.strictObject({ advKey: z.string(), count: z.int() });

export const listAdvKeys = (tx: Tx) =>
  readRows(tx, Key)`
    select adv_key as "advKey", count(*)::int as count from adv where not starts_with(adv_key, ${campaignStart}) group by adv_key order by adv_key`;
