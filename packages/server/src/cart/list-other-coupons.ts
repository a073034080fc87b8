import type { OtherCoupons } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { inArray } from 'drizzle-orm';
import { spec } from '../catalogue/goods.table.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { wordOf } from '../kernel/word-of.ts';
import { listReceivableFor } from '../marketing/coupon.queries.ts';
import { listUnfitCoupons, type UnfitRow } from '../marketing/list-unfit-coupons.ts';
import type { AskedLine } from '../order/read-quote.ts';
import { fitCoupons } from './fit-coupons.ts';
import { readLines } from './read-lines.ts';

const faultOf = ({ early, over, validFrom, validUntil }: UnfitRow): Refusal => {
  if (over) return refuse('cart.coupon_expired', { date: validUntil.slice(0, 10) });
  return early ? refuse('cart.coupon_early', { date: validFrom.slice(0, 10) }) : refuse('cart.coupon_other_goods');
};

/** One spec past the cart, or without one the selected lines. */
type Asked = { specId?: Id | undefined; num?: number | undefined };

/** What a settlement says of coupons besides those that can be chosen in it. */
export const listOtherCoupons = async (tx: Tx, side: BuyerSide, { specId, num = 1 }: Asked, language: Language): Promise<OtherCoupons> => {
  const lines = specId === undefined ? await selectedLines(tx, side) : [{ specId, num }];
  const specIds = lines.map((line) => line.specId);
  const found = specIds.length === 0 ? [] : await tx.select({ goodsId: spec.goodsId }).from(spec).where(inArray(spec.id, specIds));
  const goodsIds = [...new Set(found.map(({ goodsId }) => goodsId))];
  const [unfit, receivable] = await Promise.all([listUnfitCoupons(tx, side, goodsIds), listReceivableFor(tx, side, goodsIds, language)]);
  return {
    canRecList: await fitCoupons(tx, side, lines, receivable, language),
    unfitList: unfit.map((row) => ({
      memberCouponId: row.memberCouponId,
      name: wordOf(row.names, language),
      thresholdAmount: toYuan(fen(row.thresholdFen)),
      reduction: toYuan(fen(row.reductionFen)),
      validStartDate: row.validFrom,
      validEndDate: row.validUntil,
      msg: refusalEnvelope(faultOf(row), language).msg,
    })),
  };
};

const selectedLines = async (tx: Tx, side: BuyerSide): Promise<AskedLine[]> =>
  (await readLines(tx, side)).filter(({ selected }) => selected);
