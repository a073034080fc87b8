import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import {
  type OwnReviewPage,
  type OwnReviewQuery,
  ReviewLine,
  reviewDoneLimit,
  reviewWaitingLimit,
} from '@mall/contract/review/review.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const BoughtRow = z.strictObject({
  line: ReviewLine.omit({ specPrice: true, review: true, actions: true }),
  unitFen: z.number(),
  kept: z.boolean(),
  goodsName: z.string(),
  memberName: z.string(),
  avatar: z.string(),
  accountType: z.number(),
});
const ReviewedRow = BoughtRow.extend({
  reviewId: Id,
  boughtAs: z.string(),
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
  hidden: z.strictObject({ reason: z.string(), date: TimeText }).nullable(),
});
/** What nobody has reviewed yet. */
const SilentRow = BoughtRow.extend({
  reviewId: z.null(),
  boughtAs: z.null(),
  anonymous: z.null(),
  stars: z.null(),
  text: z.null(),
  photos: z.null(),
  created: z.null(),
  appendText: z.null(),
  appendPhotos: z.null(),
  appended: z.null(),
  appendDays: z.null(),
  reply: z.null(),
  replied: z.null(),
  hidden: z.null(),
});
const Row = z.union([ReviewedRow, SilentRow]);
type Row = z.infer<typeof Row>;

const columns = sql`
  json_build_object('orderGoodsId', l.id::text, 'orderId', o.id::text, 'orderSn', o.order_sn, 'storeId', o.store_id::text, 'storeName', s.name,
    'goodsId', l.goods_id::text, 'specId', l.spec_id::text, 'specName', l.spec_name, 'attributeLine', l.attribute_line, 'picture', l.picture,
    'goodsNum', l.num, 'unit', l.unit, 'doneDate', ${timeText(sql`o.done_at`)}) as line,
  l.unit_fen::float8 as "unitFen", l.refunded_num < l.num as kept, r.id::text as "reviewId",
  g.name as "goodsName", r.spec_name as "boughtAs", coalesce(nullif(m.nick_name, ''), m.member_name) as "memberName", m.avatar,
  m.account_type as "accountType", r.anonymous, r.stars, r.text, r.photos, ${timeText(sql`r.created_at`)} as created, r.append_text as "appendText",
  r.append_photos as "appendPhotos", ${timeText(sql`r.appended_at`)} as appended, r.appended_at::date - r.created_at::date as "appendDays", r.reply,
  ${timeText(sql`r.replied_at`)} as replied, case when not r.shown then json_build_object('reason', r.hidden_reason, 'date', ${timeText(sql`r.hidden_at`)}) end as hidden`;

const from = sql`
  from order_line l join shop_order o on o.id = l.order_id join store s on s.id = o.store_id join goods g on g.id = l.goods_id
  join member m on m.id = o.member_id left join review r on r.order_goods_id = l.id`;

/** The member sees his own name, whole. */
const reviewOf = (row: Row): ReviewLine['review'] =>
  row.reviewId === null
    ? undefined
    : {
        id: row.reviewId,
        goodsId: row.line.goodsId,
        goodsName: row.goodsName,
        specName: row.boughtAs,
        memberName: row.memberName,
        avatar: row.avatar,
        enterpriseFlag: row.accountType === 2 ? 1 : 0,
        stars: row.stars,
        text: row.text,
        photos: row.photos,
        createDate: row.created,
        ...(row.appended === null
          ? {}
          : { append: { text: row.appendText, photos: row.appendPhotos, createDate: row.appended, days: row.appendDays ?? 0 } }),
        ...(row.replied === null ? {} : { reply: { text: row.reply, createDate: row.replied } }),
      };

const toLine = (row: Row): ReviewLine => {
  const review = reviewOf(row);
  const actions: ReviewLine['actions'] = review ? (review.append ? ['view'] : ['append', 'view']) : row.kept ? ['review'] : [];
  return {
    ...row.line,
    specPrice: toYuan(fen(row.unitFen)),
    ...(review ? { review } : {}),
    ...(row.hidden ? { hidden: row.hidden } : {}),
    actions,
  };
};

const read = async (tx: Tx, where: SQL, more: SQL = sql`order by l.id`): Promise<ReviewLine[]> => {
  const rows = await readRows(tx, Row)`select ${columns} ${from} where o.state = 'done' and ${where} ${more}`;
  return rows.map(toLine);
};

const waiting = sql`not l.reviewed and l.refunded_num < l.num and not o.hidden`;

const WaitingRow = z.strictObject({ waiting: z.number(), done: z.number() });

/** Lines that wait for a review (the latest finished first), or own reviews (the latest written first). */
export const listOwnReviews = async (tx: Tx, side: BuyerSide, query: OwnReviewQuery): Promise<OwnReviewPage> => {
  const { state, page } = query;
  const limit = query.limit ?? (state === 'waiting' ? reviewWaitingLimit : reviewDoneLimit);
  const own = sql`${within(side, 'o')}`;
  const counted = await readRows(tx, WaitingRow)`
    select (count(*) filter (where ${waiting}))::int as waiting, (count(*) filter (where r.id is not null))::int as done
    from shop_order o join order_line l on l.order_id = o.id left join review r on r.order_goods_id = l.id where ${own} and o.state = 'done'`;
  const counts = counted[0] ?? { waiting: 0, done: 0 };
  const part = sql`limit ${limit} offset ${(page - 1) * limit}`;
  const list =
    state === 'waiting'
      ? await read(tx, sql`${own} and ${waiting}`, sql`order by o.done_at desc, l.id ${part}`)
      : await read(tx, sql`${own} and r.id is not null`, sql`order by r.id desc ${part}`);
  return { list, total: counts[state], page, limit, counts };
};

/** The lines of an own finished order, or one of them. */
export const requireOrderReviews = async (tx: Tx, side: BuyerSide, orderId: Id, orderGoodsId: Id | undefined): Promise<ReviewLine[]> => {
  const one = orderGoodsId === undefined ? sql`` : sql` and l.id = ${orderGoodsId}`;
  const lines = await read(tx, sql`${within(side, 'o')} and o.id = ${orderId}${one}`);
  if (lines.length === 0) throw refuse('kernel.not_found');
  return lines;
};

export const requireOwnReview = async (tx: Tx, side: BuyerSide, id: Id): Promise<ReviewLine> => {
  const [line] = await read(tx, sql`${within(side, 'o')} and r.id = ${id}`);
  if (!line) throw refuse('kernel.not_found');
  return line;
};
