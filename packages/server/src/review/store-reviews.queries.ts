import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { reportsMost } from '@mall/contract/review/hide-review.rules.ts';
import {
  replyChangeHours,
  type StoreReviewFilter,
  type StoreReviewQuery,
  type StoreReviewTab,
  storeReviewTabs,
} from '@mall/contract/review/review-reply.rules.ts';
import type { StoreReview, StoreReviewPage } from '@mall/contract/review/review-seller.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { AbroadNames } from '../catalogue/goods-name.ts';
import type { SheetSight } from '../download/list-sheet.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type StoreSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { toReview } from './review.queries.ts';

export const StoreReviewRow = z.strictObject({
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  enName: z.string(),
  abroadNames: AbroadNames,
  picture: z.string(),
  specName: z.string(),
  memberName: z.string(),
  avatar: z.string(),
  accountType: z.union([z.literal(1), z.literal(2)]),
  anonymous: z.boolean(),
  stars: z.number(),
  text: z.string(),
  photos: z.array(z.string()),
  created: z.string(),
  appendText: z.string(),
  appendPhotos: z.array(z.string()),
  appended: z.string().nullable(),
  appendDays: z.number().nullable(),
  reply: z.string(),
  replied: z.string().nullable(),
  replyBy: z.string(),
  changeUntil: z.string().nullable(),
  report: z.strictObject({ outcome: z.enum(['waiting', 'kept']), answer: z.string(), date: TimeText, kept: z.int() }).nullable(),
});
type Row = z.infer<typeof StoreReviewRow>;

const until = sql`r.replied_at + make_interval(hours => ${replyChangeHours}::int)`;
const columns = sql`
  r.id::text, r.goods_id::text as "goodsId", g.name as "goodsName", g.en_name as "enName", g.abroad_names as "abroadNames", coalesce((select s.picture from spec s where s.goods_id = g.id order by s.id = r.spec_id desc, s.sort, s.id limit 1), '') as picture, r.spec_name as "specName",
  coalesce(nullif(m.nick_name, ''), m.member_name) as "memberName", m.avatar, m.account_type as "accountType", r.anonymous, r.stars, r.text, r.photos,
  ${timeText(sql`r.created_at`)} as created, r.append_text as "appendText", r.append_photos as "appendPhotos", ${timeText(sql`r.appended_at`)} as appended,
  r.appended_at::date - r.created_at::date as "appendDays", r.reply, ${timeText(sql`r.replied_at`)} as replied,
  coalesce((select p.member_name from member p where p.id = r.replied_by), '') as "replyBy",
  case when ${until} > now() then ${timeText(until)} end as "changeUntil",
  (select json_build_object('outcome', coalesce(p.outcome, 'waiting'), 'answer', p.answer, 'date', ${timeText(sql`p.created_at`)},
      'kept', (select count(*)::int from review_report k where k.review_id = r.id and k.outcome = 'kept'))
    from review_report p where p.review_id = r.id and p.outcome is distinct from 'hidden' order by p.id desc limit 1) as report`;

const unanswered = sql`r.replied_at is null`;
const inTab: Readonly<Record<StoreReviewTab, SQL>> = {
  waiting: unanswered,
  critical: sql`${unanswered} and r.stars <= 3`,
  answered: sql`r.replied_at is not null`,
  all: sql`true`,
};

const mayReport = (report: Row['report']): boolean => report === null || (report.outcome === 'kept' && report.kept < reportsMost);

export const toStoreReview = ({ picture, replyBy, changeUntil, report, ...row }: Row, language: Language): StoreReview => ({
  ...toReview(row, language),
  picture,
  replyBy,
  ...(changeUntil !== null && { changeUntil }),
  ...(report !== null && { report: { outcome: report.outcome, answer: report.answer, date: report.date } }),
  actions: [
    ...(row.replied === null ? (['reply'] as const) : changeUntil === null ? [] : (['change'] as const)),
    ...(mayReport(report) ? (['report'] as const) : []),
  ],
});

const Counts = z.record(z.string(), z.int());

const whereOf = (sight: SheetSight, word: string | undefined): SQL => {
  const pattern = likePattern(word ?? '');
  const named = word
    ? sql` and (r.text ilike ${pattern} or r.append_text ilike ${pattern} or exists (select from goods k where k.id = r.goods_id and k.name ilike ${pattern}))`
    : sql``;
  return sql`${within(sight, 'r')} and r.shown${named}`;
};

/** The latest first: of what was answered, the latest answer, which can still be put right. */
const orderOf = (tab: StoreReviewTab): SQL => (tab === 'answered' ? sql`r.replied_at desc, r.id desc` : sql`r.id desc`);

/** What buyers said of the goods of a store. */
export const storeReviewsOf = (sight: SheetSight, { tab, word }: StoreReviewFilter, window: SQL = sql``): SQL => sql`
    select ${columns}
    from (select * from review r where ${whereOf(sight, word)} and ${inTab[tab]} order by ${orderOf(tab)} ${window}) r
    join goods g on g.id = r.goods_id join member m on m.id = r.member_id order by ${orderOf(tab)}`;

/** A page of them, with how many there are of each tab. Names are as everybody sees them. */
export const listStoreReviews = async (tx: Tx, side: StoreSide, query: StoreReviewQuery, language: Language): Promise<StoreReviewPage> => {
  const { tab, page, limit } = query;
  const each = storeReviewTabs.map((name) => sql`(count(*) filter (where ${inTab[name]}))::int as ${sql.identifier(name)}`);
  const [counts = {}] = await readRows(tx, Counts)`select ${sql.join(each, sql`, `)} from review r where ${whereOf(side, query.word)}`;
  const window = sql`limit ${limit} offset ${(page - 1) * limit}`;
  const rows = await readRows(tx, StoreReviewRow)`${storeReviewsOf(side, query, window)}`;
  return { list: rows.map((row) => toStoreReview(row, language)), total: counts[tab] ?? 0, counts: counts as StoreReviewPage['counts'] };
};
