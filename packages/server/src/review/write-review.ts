import { Id } from '@mall/contract/kernel/fields.ts';
import type { WriteReview } from '@mall/contract/review/write-review.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { earnPoints } from '../marketing/earn-points.ts';
import { readPointRules } from '../marketing/point-rules.queries.ts';
import { markReviewed } from '../order/mark-reviewed.ts';
import { refuseOwnStore } from '../order/refuse-own-store.ts';
import { countReview } from './count-review.ts';
import { review } from './review.table.ts';

export type WrittenReview = { id: Id; points: number };

/** Photos of a review are for everybody, and there is no way back from that. */
const showPhotos = (tx: Tx, side: BuyerSide, photos: readonly string[]): Promise<void> =>
  attachUploads(tx, side, photos, { kind: 'public' }, ['image', 'video']);

/** The first words: one review for each line that was bought, once its order is done. Earns points. */
const writeFirst = async (tx: Tx, side: BuyerSide, input: WriteReview): Promise<WrittenReview> => {
  const line = await markReviewed(tx, side.memberId, input.orderGoodsId);
  await refuseOwnStore(tx, side, [line.storeId], 'review.own_store');
  await showPhotos(tx, side, input.photos);
  const stars = input.score as number;
  const [row] = await tx
    .insert(review)
    .values({
      goodsId: line.goodsId,
      specId: line.specId,
      storeId: line.storeId,
      memberId: side.memberId,
      orderGoodsId: input.orderGoodsId,
      stars,
      text: input.text,
      photos: input.photos,
      specName: line.specName,
      anonymous: input.anonymous === 1,
    })
    .returning({ id: review.id });
  await countReview(tx, { goodsId: line.goodsId, storeId: line.storeId, stars, photo: input.photos.length > 0, append: false });
  const { reviewPoints, photoPoints } = await readPointRules(tx);
  const earned = input.photos.length > 0 ? photoPoints : reviewPoints;
  const points = await earnPoints(tx, side.memberId, earned, `review:${input.orderGoodsId}`, { reason: 'review' });
  return { id: (row as { id: Id }).id, points };
};

const Row = z.strictObject({ id: Id, goods_id: Id, store_id: Id, had_photo: z.boolean(), shown: z.boolean() });
type Row = z.infer<typeof Row>;

/** Later words, once. The score stays. */
const append = async (tx: Tx, side: BuyerSide, input: WriteReview): Promise<WrittenReview> => {
  await showPhotos(tx, side, input.photos);
  const rows = await readRows(tx, Row)`
    update review set append_text = ${input.text}, append_photos = ${sql.param(input.photos)}::text[], appended_at = now()
    where order_goods_id = ${input.orderGoodsId} and ${within(side, 'review')} and appended_at is null
    returning id::text, goods_id::text, store_id::text, photos <> '{}' as had_photo, shown`;
  const [row] = rows;
  if (!row) {
    const own = await tx.execute(sql`select from review where order_goods_id = ${input.orderGoodsId} and ${within(side, 'review')}`);
    throw refuse(own.rowCount === 0 ? 'kernel.not_found' : 'review.appended');
  }
  await refuseOwnStore(tx, side, [row.store_id], 'review.own_store');
  const photo = !row.had_photo && input.photos.length > 0;
  // What is hidden counts for nothing until it is shown again.
  if (row.shown) await countReview(tx, { goodsId: row.goods_id, storeId: row.store_id, photo, append: true });
  return { id: row.id, points: 0 };
};

export const writeReview = (tx: Tx, side: BuyerSide, input: WriteReview): Promise<WrittenReview> =>
  input.append === 1 ? append(tx, side, input) : writeFirst(tx, side, input);
