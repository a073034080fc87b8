import type { Settlement, SettlementLine, SettlementStore } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, largestAmount, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import type { PricedOrder, PricedStore } from '@mall/contract/order/price.rules.ts';
import { lengthOf } from '../catalogue/length-of.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { wordOf } from '../kernel/word-of.ts';
import { findUsualAddress, requireAddress } from '../member/address.queries.ts';
import { isDead } from '../order/find-line-fault.ts';
import {
  type AskedCoupons,
  type AskedLine,
  type Quote,
  type QuoteLine,
  type QuoteStore,
  quoteFrom,
  readQuoteBook,
} from '../order/read-quote.ts';
import { refuseOwnStore } from '../order/refuse-own-store.ts';
import { isQualified } from './is-qualified.ts';

export type Choice = { addressId?: Id | undefined; coupons: AskedCoupons; points: number; groupId?: Id | undefined };

/** "2:17,3:18" names coupons by store, "17,18" lets each go where it takes most; "0" is none, nothing said the best. */
export const askedCoupons = (choice: string | undefined): AskedCoupons => {
  if (choice === undefined) return 'best';
  if (choice === '0') return [];
  const parts = choice.split(',').map((part) => part.split(':'));
  if (parts.every((part) => part.length === 2)) return Object.fromEntries(parts as [Id, Id][]);
  return parts.map((part) => part.at(-1) as Id);
};

/** What lines cost with a choice of address, coupons and points; what was awarded, as it was quoted. Five statements at most, the caller's own lines not counted. */
export const settle = async (
  tx: Tx,
  side: BuyerSide,
  lines: readonly AskedLine[],
  { addressId, coupons, points, groupId }: Choice,
  language: Language,
  award?: Quote,
): Promise<Settlement> => {
  if (lines.length === 0) throw refuse('cart.nothing_selected');
  const address = addressId === undefined ? await findUsualAddress(tx, side) : await requireAddress(tx, side, addressId);
  const book = await readQuoteBook(tx, side.memberId, { lines, provinceId: address?.provinceId, coupons, groupId });
  const { priced, stores, faults, pointsBalance } = award ?? quoteFrom(book, { lines, coupons, points });
  await refuseOwnStore(
    tx,
    side,
    stores.map(({ storeId }) => storeId),
  );
  if (priced.payableFen > largestAmount) throw refuse('order.too_large');
  return {
    stores: stores.map((store) => toStore(store, pricedOf(priced, store.storeId), language)),
    faults: [...faults].map(([specId, fault]) => ({
      specId,
      specName: book.shelf.specs.get(specId)?.specName ?? '',
      msg: refusalEnvelope(fault satisfies Refusal, language).msg,
      blocking: isDead(book.shelf.specs.get(specId)) ? 0 : 1,
    })),
    addressId: address?.id ?? null,
    ...amountsOf(priced),
    pointsBalance,
    pointsMost: Math.min(priced.pointsMost, pointsBalance),
    pointsUsed: priced.pointsUsed,
    qualified: (await isQualified(tx, side)) ? 1 : 0,
  };
};

const pricedOf = (priced: PricedOrder, storeId: Id): PricedStore => {
  const found = priced.stores.find((store) => store.storeId === storeId);
  if (!found) throw new Error('a store without a price');
  return found;
};

const yuan = (amount: number): Money => toYuan(fen(amount));

const amountsOf = (priced: Omit<PricedStore, 'storeId' | 'pointsNum' | 'lines' | 'reductions' | 'couponHolds'>) => ({
  goodsAmount: yuan(priced.goodsFen),
  activityDiscount: yuan(priced.activityFen),
  couponDeduction: yuan(priced.couponFen),
  pointsDeduction: yuan(priced.pointsFen),
  freight: yuan(priced.freightFen),
  taxAmount: yuan(priced.taxFen),
  totalPrice: yuan(priced.payableFen),
  itemCount: priced.itemCount,
});

const shortText = (shortFen: number, language: Language): string =>
  refusalEnvelope(refuse('cart.coupon_short', { amount: formatCurrency(yuan(shortFen)) }), language).msg;

const isInvoiceable = ({ lines }: QuoteStore): boolean => lines.every(({ invoiceable }) => invoiceable);

const toStore = (store: QuoteStore, priced: PricedStore, language: Language): SettlementStore => ({
  storeId: store.storeId,
  storeName: store.storeName,
  ownFlag: store.ownStore ? 1 : 0,
  invoiceTypes: isInvoiceable(store) ? store.invoiceTypes : [],
  invoiceable: isInvoiceable(store) ? 1 : 0,
  lines: store.lines.map(toLine),
  coupons: store.coupons.map((coupon) => ({
    memberCouponId: coupon.memberCouponId,
    name: wordOf(coupon.names, language),
    thresholdAmount: yuan(coupon.thresholdFen),
    reduction: yuan(coupon.reductionFen),
    validEndDate: coupon.validUntil,
    takes: yuan(coupon.takesFen),
    ...(coupon.shortFen > 0 && { fault: shortText(coupon.shortFen, language) }),
  })),
  couponId: store.couponId ?? null,
  ...amountsOf(priced),
});

const toLine = (line: QuoteLine): SettlementLine => ({
  specId: line.specId,
  goodsId: line.goodsId,
  specName: line.specName,
  attributeLine: line.attributeLine,
  picture: line.picture,
  itemNumber: line.itemNumber,
  unit: line.unit,
  ...lengthOf(line.packLength, line.unitFen),
  taxRate: line.taxRate,
  num: line.num,
  leastNum: line.least,
  mostNum: line.most,
  ...(line.step && { step: line.step }),
  activityType: line.activityType,
  ...(line.agreedRef !== null && { agreed: 1 }),
  price: yuan(line.unitFen),
  listPrice: yuan(line.listFen),
  subtotal: yuan(line.unitFen * line.num),
  invoiceable: line.invoiceable ? 1 : 0,
  ...(line.arriveDay && { arriveDay: line.arriveDay }),
});
