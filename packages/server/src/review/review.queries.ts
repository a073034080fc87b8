import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language, words } from '@mall/contract/kernel/language.ts';
import type { Review, ReviewCounters, ReviewPage, ReviewPageQuery } from '@mall/contract/review/review.api.ts';
import type { ReviewKind } from '@mall/contract/review/review.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { meanScore } from '../catalogue/store-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { maskName } from './mask-name.ts';

type Row = {
  id: string;
  goods_id: string;
  goods_name: string;
  en_name: string;
  spec_name: string;
  member_name: string;
  avatar: string;
  account_type: number;
  anonymous: boolean;
  stars: number;
  text: string;
  photos: string[];
  created: string;
  append_text: string;
  append_photos: string[];
  appended: string | null;
  append_days: number | null;
  reply: string;
  replied: string | null;
};

const unnamed = words('匿名买家', 'Anonymous', 'Anonyme', 'Anónimo', 'Anônimo', 'Аноним');

const toReview = (row: Row, language: Language): Review => ({
  id: row.id,
  goodsId: row.goods_id,
  goodsName: language === fallbackLanguage ? row.goods_name : row.en_name || row.goods_name,
  specName: row.spec_name,
  memberName: row.anonymous ? unnamed[language] : maskName(row.member_name),
  avatar: row.anonymous ? '' : row.avatar,
  enterpriseFlag: row.account_type === 2 ? 1 : 0,
  stars: row.stars,
  text: row.text,
  photos: row.photos,
  createDate: row.created,
  ...(row.appended === null
    ? {}
    : { append: { text: row.append_text, photos: row.append_photos, createDate: row.appended, days: row.append_days ?? 0 } }),
  ...(row.replied === null ? {} : { reply: { text: row.reply, createDate: row.replied } }),
});

const ofKind: Readonly<Record<ReviewKind, SQL>> = {
  all: sql``,
  positive: sql`and r.kind = 'positive'`,
  neutral: sql`and r.kind = 'neutral'`,
  negative: sql`and r.kind = 'negative'`,
  photo: sql`and r.photos || r.append_photos <> '{}'`,
  append: sql`and r.appended_at is not null`,
};

const listReviews = async (tx: Tx, of: SQL, { kind, page, limit }: ReviewPageQuery, language: Language): Promise<Review[]> => {
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.goods_id, g.name as goods_name, g.en_name, r.spec_name, coalesce(nullif(m.nick_name, ''), m.member_name) as member_name, m.avatar, m.account_type,
      r.anonymous, r.stars, r.text, r.photos, ${timeText(sql`r.created_at`)} as created, r.append_text, r.append_photos,
      ${timeText(sql`r.appended_at`)} as appended, r.appended_at::date - r.created_at::date as append_days, r.reply, ${timeText(sql`r.replied_at`)} as replied
    from (select r.id from review r where ${of} and r.shown ${ofKind[kind]} order by r.id desc limit ${limit} offset ${(page - 1) * limit}) wanted
    join review r on r.id = wanted.id join goods g on g.id = r.goods_id join member m on m.id = r.member_id
    order by r.id desc`);
  return rows.map((row) => toReview(row, language));
};

type Totals = Record<'star1' | 'star2' | 'star3' | 'star4' | 'star5' | 'photo' | 'append', number>;

const countersOf = ({ star1, star2, star3, star4, star5, photo, append }: Totals): ReviewCounters => {
  const positive = star4 + star5;
  const negative = star1 + star2;
  const all = positive + star3 + negative;
  const sum = star1 + 2 * star2 + 3 * star3 + 4 * star4 + 5 * star5;
  return {
    all,
    positive,
    neutral: star3,
    negative,
    photo,
    append,
    rate: (all === 0 ? 100 : (positive * 100) / all).toFixed(1),
    average: (all === 0 ? 5 : sum / all).toFixed(1),
    stars: { 5: star5, 4: star4, 3: star3, 2: star2, 1: star1 },
  };
};

type SubjectRow = Totals & { goods_score: string; service_score: string; logistics_score: string };

/** The sums of a goods or a store that anybody may see; what never stood on a shelf is not there. */
const requireSubject = async (tx: Tx, subject: 'goods' | 'store', id: Id): Promise<SubjectRow> => {
  const there =
    subject === 'goods'
      ? sql`goods g join store s on s.id = g.store_id where g.id = ${id} and g.state <> 'draft'`
      : sql`store s where s.id = ${id} and s.state = 'open'`;
  const total = (name: keyof Totals) => sql`coalesce(t.${sql.identifier(name)}, 0) as ${sql.identifier(name)}`;
  const names: (keyof Totals)[] = ['star1', 'star2', 'star3', 'star4', 'star5', 'photo', 'append'];
  const { rows } = await tx.execute<SubjectRow>(sql`
    select s.goods_score, s.service_score, s.logistics_score, ${sql.join(names.map(total), sql`, `)}
    from (select s.goods_score, s.service_score, s.logistics_score from ${there}) s
    left join review_total t on t.subject = ${subject} and t.subject_id = ${id}`);
  const [row] = rows;
  if (!row) throw refuse(subject === 'goods' ? 'goods.not_found' : 'kernel.not_found');
  return row;
};

/** A page of reviews with the counters of all of them; the total of a kind is its counter, so nothing is counted here. */
export const requireReviewPage = async (tx: Tx, query: ReviewPageQuery, language: Language): Promise<ReviewPage> => {
  const subject = query.goodsId === undefined ? 'store' : 'goods';
  const id = query.goodsId ?? query.storeId ?? '0';
  const of = subject === 'goods' ? sql`r.goods_id = ${id}` : sql`r.store_id = ${id}`;
  const [row, list] = await Promise.all([requireSubject(tx, subject, id), listReviews(tx, of, query, language)]);
  const counters = countersOf(row);
  const score = {
    score: meanScore([row.goods_score, row.service_score, row.logistics_score]),
    goodsScore: meanScore([row.goods_score]),
    serviceScore: meanScore([row.service_score]),
    logisticsScore: meanScore([row.logistics_score]),
  };
  return { page: { list, total: counters[query.kind] }, counters, ...(subject === 'store' ? { storeScore: score } : {}) };
};
