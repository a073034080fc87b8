import type { Id } from '@mall/contract/kernel/fields.ts';
import {
  type ReviewOfficeFilter,
  type ReviewOfficeQuery,
  type ReviewOfficeTab,
  reviewOfficeTabs,
} from '@mall/contract/review/hide-review.rules.ts';
import { OfficeReview, type ReviewCase, reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type MallSide, within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';

const reported = sql`exists (select from review_report p where p.review_id = r.id and p.outcome is null)`;
const inTab: Readonly<Record<ReviewOfficeTab, SQL>> = {
  reported: sql`r.shown and ${reported}`,
  all: sql`r.shown`,
  hidden: sql`not r.shown`,
};
const having: Readonly<Record<NonNullable<ReviewOfficeFilter['has']>, SQL>> = {
  photo: sql`r.photos || r.append_photos <> '{}'`,
  append: sql`r.appended_at is not null`,
  reply: sql`r.replied_at is not null`,
  noReply: sql`r.replied_at is null`,
};

const narrowed = ({ word, kind, has, from, to }: ReviewOfficeFilter): SQL => {
  const pattern = likePattern(word ?? '');
  return sql.join(
    [
      sql`true`,
      ...(word
        ? [
            sql`(r.text ilike ${pattern} or r.append_text ilike ${pattern} or r.goods_id in (select id from goods where name ilike ${pattern}) or r.store_id in (select id from store where name ilike ${pattern}))`,
          ]
        : []),
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(has ? [having[has]] : []),
      onDays(sql`r.created_at`, { from, to }),
    ],
    sql` and `,
  );
};

const columns = sql`r.id::text, r.goods_id::text as "goodsId", g.name as "goodsName", r.spec_name as "specName",
  coalesce((select p.picture from spec p where p.goods_id = g.id order by p.id = r.spec_id desc, p.sort, p.id limit 1), '') as picture,
  r.store_id::text as "storeId", s.name as "storeName", coalesce(nullif(m.nick_name, ''), m.member_name) as "memberName", r.anonymous, r.stars, r.text, r.photos, ${timeText(sql`r.created_at`)} as date,
  r.append_text as "appendText", r.append_photos as "appendPhotos", ${timeText(sql`r.appended_at`)} as "appendDate", r.reply, ${timeText(sql`r.replied_at`)} as "replyDate",
  r.shown, r.hidden_reason as "hiddenReason", ${timeText(sql`r.hidden_at`)} as "hiddenDate", coalesce((select h.member_name from member h where h.id = r.hidden_by), '') as "hiddenBy", ${reported} as reported`;
const joined = sql`join goods g on g.id = r.goods_id join store s on s.id = r.store_id join member m on m.id = r.member_id`;

/** What waits longest first where a store has reported it, otherwise the latest; cut before anything is joined. */
export const officeReviewsOf = (filter: ReviewOfficeFilter, window: SQL = sql``): SQL => {
  const order =
    filter.tab === 'reported'
      ? sql`(select p.created_at from review_report p where p.review_id = r.id and p.outcome is null), r.id`
      : filter.tab === 'hidden'
        ? sql`r.hidden_at desc, r.id desc`
        : sql`r.id desc`;
  return sql`select ${columns} from (select r.* from review r where ${narrowed(filter)} and ${inTab[filter.tab]} order by ${order} ${window}) r ${joined} order by ${order}`;
};

const Counts = z.record(z.enum(reviewOfficeTabs), z.int());

export const listOfficeReviews = async (tx: Tx, query: ReviewOfficeQuery) => {
  const list = await readRows(
    tx,
    OfficeReview,
  )`${officeReviewsOf(query, sql`limit ${query.limit} offset ${(query.page - 1) * query.limit}`)}`;
  const each = reviewOfficeTabs.map((tab) => sql`count(*) filter (where ${inTab[tab]})::int as ${sql.identifier(tab)}`);
  const [counted] = await readRows(tx, Counts)`select ${sql.join(each, sql`, `)} from review r where ${narrowed(query)}`;
  const counts = counted as z.infer<typeof Counts>;
  return { list, total: counts[query.tab], counts };
};

const { reports: Reports, orderSn } = reviewOperationsApi.detail.data.shape;
const Case = OfficeReview.extend({ orderSn });

/** One review with every report of it. */
export const requireOfficeReview = async (tx: Tx, side: MallSide, id: Id): Promise<ReviewCase> => {
  const [row] = await readRows(tx, Case)`
    select ${columns}, coalesce((select o.order_sn from order_line l join shop_order o on o.id = l.order_id where l.id = r.order_goods_id), '') as "orderSn"
    from review r ${joined} where r.id = ${id} and ${within(side, 'r')}`;
  if (!row) throw refuse('kernel.not_found');
  const reports = await readRows(tx, Reports.element)`
    select p.id::text, p.why, p.note, m.member_name as by, ${timeText(sql`p.created_at`)} as date, coalesce(p.outcome, 'waiting') as outcome, p.answer, ${timeText(sql`p.decided_at`)} as "decideDate"
    from review_report p join member m on m.id = p.member_id where p.review_id = ${id} order by p.id desc`;
  return { ...row, reports };
};
