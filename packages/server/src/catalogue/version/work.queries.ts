import { type WorkTab, workTabs } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { GoodsInWork, type GoodsWork, type WorkQuery } from '@mall/contract/catalogue/goods-version.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { lastFirst } from './version.queries.ts';

/** Of a goods `g`: its last version that was not taken back. */
const last = sql`lateral (
  select id, decision, fields, faults, member_id, coalesce(decided_at, submitted_at) as at from goods_version where goods_id = g.id and decision is distinct from 'withdrawn' order by ${lastFirst} limit 1) v`;
const noFaults = sql`'[]'::jsonb`;

/** What is being changed: `draft_id`, `goods_id`, `fields`, `at`, `by_id`, `fresh`, `faults`. */
const sources: Readonly<Record<WorkTab, (side: StoreSight) => SQL>> = {
  draft: (side) => sql`
    select d.id as draft_id, d.goods_id, d.fields, d.saved_at as at, d.member_id as by_id, coalesce(g.state = 'draft', true) as fresh,
      coalesce(case when v.decision = 'rejected' then v.faults end, ${noFaults}) as faults
    from goods_draft d left join goods g on g.id = d.goods_id left join ${last} on true where ${within(side, 'd')}`,
  waiting: (side) => sql`
    select null::bigint as draft_id, v.goods_id, v.fields, v.submitted_at as at, v.member_id as by_id, g.state = 'draft' as fresh, ${noFaults} as faults
    from goods g join goods_version v on v.goods_id = g.id and v.decision is null where ${within(side, 'g')}`,
  rejected: (side) => sql`
    select null::bigint as draft_id, g.id as goods_id, v.fields, v.at, v.member_id as by_id, g.state = 'draft' as fresh, v.faults
    from goods g join ${last} on v.decision = 'rejected' where ${within(side, 'g')} and not exists (select from goods_draft d where d.goods_id = g.id)`,
};

const named = (word: string | undefined): SQL =>
  word === undefined ? sql`true` : sql`(w.fields ->> 'name' ilike ${likePattern(word)} or w.fields ->> 'model' ilike ${likePattern(word)})`;

const Counted = z.strictObject({ draft: z.int(), waiting: z.int(), rejected: z.int() });

/** Goods of the store that are being changed, the latest first. */
export const listWork = async (tx: Tx, side: StoreSight, { tab, word, page, limit }: WorkQuery): Promise<GoodsWork> => {
  const counts = workTabs.map(
    (one) => sql`(select count(*)::int from (${sources[one](side)}) w where ${named(word)}) as ${sql.identifier(one)}`,
  );
  const [tabs] = await readRows(tx, Counted)`select ${sql.join(counts, sql`, `)}`;
  const list = await readRows(tx, GoodsInWork)`
    select w.draft_id::text as "draftId", w.goods_id::text as "goodsId", coalesce(w.fields ->> 'name', '') as name, coalesce(w.fields #>> '{pictures,0}', '') as picture,
      coalesce((select c.names ->> 'zh' from goods_class c where c.id::text = w.fields ->> 'classId'), '') as "className", ${timeText(sql`w.at`)} as date,
      coalesce((select m.member_name from member m where m.id = w.by_id), '') as by, w.fresh, jsonb_array_length(w.fields -> 'specs') as "specCount", w.faults
    from (${sources[tab](side)}) w where ${named(word)} order by w.at desc, coalesce(w.draft_id, w.goods_id) desc limit ${limit} offset ${(page - 1) * limit}`;
  const counted = tabs as z.infer<typeof Counted>;
  return { list, total: counted[tab], tabs: counted };
};
