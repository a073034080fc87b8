import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import type { Review, ReviewCounters, ReviewPage, ReviewPageQuery } from '@mall/contract/review/review.api.ts';
import { type ReviewKind, reviewKinds } from '@mall/contract/review/review.rules.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { member } from '../account/account.table.ts';
import { goods } from '../catalogue/goods.table.ts';
import { goodsNameIn } from '../catalogue/goods-name.ts';
import { meanScore } from '../catalogue/store-card.queries.ts';
import { lineIn } from '../catalogue/value-words.ts';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { store } from '../store/store.table.ts';
import { maskName } from './mask-name.ts';
import { review, reviewTotal } from './review.table.ts';

const unnamed = words('匿名买家', 'Anonymous', 'Anonyme', 'Anónimo', 'Anônimo', 'Аноним');

export const toReview = (row: Row, language: Language): Review => ({
  id: row.id,
  goodsId: row.goodsId,
  goodsName: goodsNameIn({ ...row, name: row.goodsName }, language),
  // What was bought is told by its values; one that the book does not know stands as it was written.
  specName: lineIn(row.specName, language) || row.specName,
  memberName: row.anonymous ? unnamed[language] : maskName(row.memberName),
  avatar: row.anonymous ? '' : row.avatar,
  enterpriseFlag: row.accountType === 2 ? 1 : 0,
  stars: row.stars,
  text: row.text,
  photos: row.photos,
  createDate: row.created,
  ...(row.appended === null
    ? {}
    : { append: { text: row.appendText, photos: row.appendPhotos, createDate: row.appended, days: row.appendDays ?? 0 } }),
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

type Subject = 'goods' | 'store';

const subjectColumn: Readonly<Record<Subject, SQL>> = { goods: sql`r.goods_id`, store: sql`r.store_id` };

/** Each subject and kind has its own plan. */
const listStatement = (subject: Subject, kind: ReviewKind) =>
  prepared((tx: Tx) =>
    tx
      .select({
        id: review.id,
        goodsId: review.goodsId,
        goodsName: goods.name,
        enName: goods.enName,
        abroadNames: goods.abroadNames,
        specName: review.specName,
        memberName: sql<string>`coalesce(nullif(${member.nickName}, ''), ${member.memberName})`,
        avatar: member.avatar,
        accountType: member.accountType,
        anonymous: review.anonymous,
        stars: review.stars,
        text: review.text,
        photos: review.photos,
        created: timeText(sql`${review.createdAt}`),
        appendText: review.appendText,
        appendPhotos: review.appendPhotos,
        appended: sql<string | null>`${timeText(sql`${review.appendedAt}`)}`,
        appendDays: sql<number | null>`${review.appendedAt}::date - ${review.createdAt}::date`,
        reply: review.reply,
        replied: sql<string | null>`${timeText(sql`${review.repliedAt}`)}`,
      })
      .from(
        sql`(select r.id from review r where ${subjectColumn[subject]} = ${sql.placeholder('id')} and r.shown ${ofKind[kind]}
          order by r.id desc limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as wanted`,
      )
      .innerJoin(review, sql`${review.id} = wanted.id`)
      .innerJoin(goods, eq(goods.id, review.goodsId))
      .innerJoin(member, eq(member.id, review.memberId))
      .orderBy(desc(review.id))
      .prepare(`reviews_${subject}_${kind}`),
  );

type Statement = ReturnType<typeof listStatement>;
type Row = Awaited<ReturnType<ReturnType<Statement>['execute']>>[number];

const statementsOf = (subject: Subject) =>
  Object.fromEntries(reviewKinds.map((kind) => [kind, listStatement(subject, kind)])) as Record<ReviewKind, Statement>;
const statements: Readonly<Record<Subject, Record<ReviewKind, Statement>>> = { goods: statementsOf('goods'), store: statementsOf('store') };

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

const storeScores = { goodsScore: store.goodsScore, serviceScore: store.serviceScore, logisticsScore: store.logisticsScore };
const total = (column: PgColumn) => sql<number>`coalesce(${column}, 0)`;
const totals = {
  star1: total(reviewTotal.star1),
  star2: total(reviewTotal.star2),
  star3: total(reviewTotal.star3),
  star4: total(reviewTotal.star4),
  star5: total(reviewTotal.star5),
  photo: total(reviewTotal.photo),
  append: total(reviewTotal.append),
};
const subjectId = sql.placeholder('id');
const totalOf = (subject: Subject) => sql`${reviewTotal.subject} = ${subject} and ${reviewTotal.subjectId} = ${subjectId}`;

const goodsStatement = prepared((tx: Tx) =>
  tx
    .select({ ...storeScores, ...totals })
    .from(goods)
    .innerJoin(store, eq(store.id, goods.storeId))
    .leftJoin(reviewTotal, totalOf('goods'))
    .where(sql`${goods.id} = ${subjectId} and ${goods.state} <> 'draft'`)
    .prepare('review_totals_goods'),
);
const storeStatement = prepared((tx: Tx) =>
  tx
    .select({ ...storeScores, ...totals })
    .from(store)
    .leftJoin(reviewTotal, totalOf('store'))
    .where(sql`${store.id} = ${subjectId} and ${store.state} = 'open'`)
    .prepare('review_totals_store'),
);

/** The sums of a goods or a store that anybody may see; what never stood on a shelf is not there. */
const requireSubject = async (tx: Tx, subject: Subject, id: Id) => {
  const [row] = await (subject === 'goods' ? goodsStatement : storeStatement)(tx).execute({ id });
  if (!row) throw refuse(subject === 'goods' ? 'goods.not_found' : 'kernel.not_found');
  return row;
};

/** A page of reviews with the counters of all of them; the total of a kind is its counter, so nothing is counted here. */
export const requireReviewPage = async (tx: Tx, query: ReviewPageQuery, language: Language): Promise<ReviewPage> => {
  const { kind, page, limit } = query;
  const subject = query.goodsId === undefined ? 'store' : 'goods';
  const id = query.goodsId ?? query.storeId ?? '0';
  const [about, rows] = await Promise.all([
    requireSubject(tx, subject, id),
    statements[subject][kind](tx).execute({ id, limit, offset: (page - 1) * limit }),
  ]);
  const counters = countersOf(about);
  const { goodsScore, serviceScore, logisticsScore } = about;
  return {
    page: { list: rows.map((row) => toReview(row, language)), total: counters[kind] },
    counters,
    ...(subject === 'store'
      ? {
          storeScore: {
            score: meanScore([goodsScore, serviceScore, logisticsScore]),
            goodsScore: meanScore([goodsScore]),
            serviceScore: meanScore([serviceScore]),
            logisticsScore: meanScore([logisticsScore]),
          },
        }
      : {}),
  };
};
