import { unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { fen, largestAmount } from '@mall/contract/kernel/money.ts';
import {
  assignCoupons,
  couponShort,
  couponTakes,
  type PriceCoupon,
  type PricedOrder,
  type PriceStore,
  priceOrder,
} from '@mall/contract/order/price.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { asAgreed } from './as-agreed.ts';
import { asGroup } from './as-group.ts';
import { findLineFault, isEven, limitsOf } from './find-line-fault.ts';
import { type QuoteBook, readBook } from './read-book.ts';
import { covers, type QuoteReduction } from './read-offers.ts';
import type { ShelfSpec } from './read-shelf.ts';

export type AskedLine = { specId: Id; num: number };
/** Coupons by store, or a list of which each goes where it takes most; 'best' chooses among all that the member holds. */
export type AskedCoupons = 'best' | readonly Id[] | Readonly<Record<Id, Id>>;
export type QuoteAsk = {
  lines: readonly AskedLine[];
  provinceId?: Id | undefined;
  coupons: AskedCoupons;
  points: number;
  /** The group buy in which the one line is bought. */
  groupId?: Id | undefined;
  /** Read already, in the same transaction, for the same province and coupons. */
  book?: QuoteBook | undefined;
};

export type QuoteLine = {
  specId: Id;
  goodsId: Id;
  num: number;
  unitFen: number;
  /** What the quantity costs a piece without an activity. */
  listFen: number;
  specName: string;
  attributeLine: string;
  picture: string;
  itemNumber: string;
  unit: string;
  packLength: number | null;
  taxRate: number;
  moq: number;
  /** Absent: one by one. */
  step?: number;
  storage: number;
  /** What the line may hold, for this member, now. */
  least: number;
  most: number;
  activityType: 0 | 3 | 4 | 5;
  activityRef: Id | null;
  activityEndsAt: string | null;
  /** The framework whose price holds for this quantity. */
  agreedRef: Id | null;
  /** The supplier's quote that it is bought at. */
  quotationRef?: Id;
  restrictionQuantity: number;
  activitySurplusStorage: number;
  reductionId: Id | undefined;
  invoiceable: boolean;
  /** Making or packing and the way, in days; null where the store says none. */
  arriveDays?: number | null;
  arriveDay?: string | null;
};
export type QuoteCoupon = {
  memberCouponId: Id;
  names: Words;
  thresholdFen: number;
  reductionFen: number;
  validUntil: string;
  /** What it takes off this store; 0 while its threshold is not reached, and what is missing to that. */
  takesFen: number;
  shortFen: number;
};
export type QuoteStore = {
  storeId: Id;
  storeName: string;
  ownStore: boolean;
  /** What the store issues and all of these goods may have. */
  invoiceTypes: InvoiceType[];
  lines: QuoteLine[];
  reductions: QuoteReduction[];
  coupons: QuoteCoupon[];
  couponId: Id | undefined;
};
export type Quote = {
  priced: PricedOrder;
  stores: QuoteStore[];
  faults: Map<Id, Refusal>;
  pointsBalance: number;
};

/** The same spec twice is one line. */
const mergeLines = (lines: readonly AskedLine[]): AskedLine[] => {
  const merged = new Map<Id, number>();
  for (const { specId, num } of lines) merged.set(specId, (merged.get(specId) ?? 0) + num);
  return [...merged].map(([specId, num]) => ({ specId, num }));
};

const askedIds = (asked: AskedCoupons): Id[] => (asked === 'best' ? [] : [...new Set(Object.values(asked))]);

/** A coupon of somebody else answers like one that does not exist. */
export const readQuoteBook = async (
  tx: Tx,
  memberId: Id | undefined,
  { lines, provinceId, coupons, groupId }: Pick<QuoteAsk, 'lines' | 'provinceId' | 'coupons' | 'groupId'>,
): Promise<QuoteBook> => {
  const asked = askedIds(coupons);
  const specIds = [...new Set(lines.map(({ specId }) => specId))];
  const book = await readBook(tx, { memberId, holderId: memberId, specIds, provinceId, asked });
  const known = new Set(book.coupons.map(({ memberCouponId }) => memberCouponId));
  if (specIds.length > 0 && asked.some((id) => !known.has(id))) throw refuse('kernel.not_found');
  return groupId === undefined ? book : asGroup(tx, book, memberId, groupId);
};

/** The same without anybody's coupons: what a cart shows. */
export const readCartBook = (tx: Tx, memberId: Id | undefined, specIds: readonly Id[]): Promise<QuoteBook> =>
  readBook(tx, { memberId, holderId: undefined, specIds, provinceId: undefined, asked: [] });

/** A line as it stands, whether it can be bought or not. */
export const quoteLine = (shown: ShelfSpec, num: number, reductions: readonly QuoteReduction[]): QuoteLine => {
  const spec = asAgreed(shown, num);
  const { deal, breaks, agreed } = spec;
  const steps = breaks ?? [];
  return {
    specId: spec.specId,
    goodsId: spec.goodsId,
    num,
    unitFen: agreed?.priceFen ?? unitPriceFor(fen(deal?.priceFen ?? spec.priceFen), steps, num),
    listFen: unitPriceFor(fen(spec.priceFen), steps, num),
    specName: spec.specName,
    attributeLine: spec.attributeLine,
    picture: spec.picture,
    itemNumber: spec.itemNumber,
    unit: spec.unit,
    packLength: spec.packLength,
    taxRate: spec.taxRate,
    moq: spec.moq,
    ...(spec.step > 1 && isEven({ ...spec, agreed: shown.agreed }) && { step: spec.step }),
    storage: spec.storage,
    // He who has more in his cart than is left at the agreed price can go down to that.
    ...limitsOf({ ...spec, agreed: shown.agreed }),
    activityType: deal?.type ?? 0,
    activityRef: deal?.ref ?? null,
    activityEndsAt: deal?.endsAt ?? null,
    agreedRef: agreed?.ref ?? null,
    restrictionQuantity: deal?.restriction ?? 0,
    activitySurplusStorage: deal?.surplus ?? 0,
    reductionId: deal || agreed ? undefined : reductions.find((reduction) => covers(reduction, spec))?.activityId,
    invoiceable: spec.invoiceable,
    arriveDays: spec.way && spec.leadDays + spec.way.days,
    arriveDay: spec.arriveDay,
  };
};

/** Prices lines with what was read; lines that cannot be bought stand in `faults` alone, those that are not sent there in both. */
export const quoteFrom = (book: QuoteBook, { lines, coupons, points }: Omit<QuoteAsk, 'provinceId'>): Quote => {
  const faults = new Map<Id, Refusal>();
  const sound: { spec: ShelfSpec; line: QuoteLine }[] = [];
  for (const { specId, num } of mergeLines(lines)) {
    const found = book.shelf.specs.get(specId);
    const spec = found && asAgreed(found, num);
    const fault = findLineFault(spec, num);
    if (fault) faults.set(specId, fault);
    // It keeps its place and its price: another address would do.
    else if (spec?.way?.served === false) faults.set(specId, refuse('freight.not_served'));
    if (spec && !fault) sound.push({ spec, line: quoteLine(spec, num, book.reductions) });
  }
  const drafts = [...Map.groupBy(sound, ({ spec }) => spec.storeId).values()].map((all) => draftStore(book, all));
  const stores = chooseCoupons(book, drafts, coupons);
  const priced = priceOrder(
    stores.map(({ price }) => price),
    Math.min(Math.max(0, Math.trunc(points)), book.shelf.pointsBalance),
    book.shelf.pointWorth,
  );
  return { priced, stores: stores.map(({ quote }) => quote), faults, pointsBalance: book.shelf.pointsBalance };
};

/** Prices lines for a member, or for a visitor, as they would be ordered at this moment. */
export const readQuote = async (tx: Tx, memberId: Id | undefined, ask: QuoteAsk): Promise<Quote> => {
  const quote = quoteFrom(ask.book ?? (await readQuoteBook(tx, memberId, ask)), ask);
  if (quote.priced.payableFen > largestAmount) throw refuse('order.too_large');
  return quote;
};

type Draft = { quote: QuoteStore; price: Omit<PriceStore, 'coupon'>; offered: PriceCoupon[] };

const draftStore = (book: QuoteBook, all: readonly { spec: ShelfSpec; line: QuoteLine }[]): Draft => {
  const { spec: first } = all[0] as (typeof all)[number];
  const lines = all.map(({ line }) => line);
  const counted = new Set(lines.map(({ reductionId }) => reductionId));
  const reductions = book.reductions.filter(({ activityId }) => counted.has(activityId));
  const price = {
    storeId: first.storeId,
    lines: all.map(({ line, spec }) => ({
      specId: line.specId,
      num: line.num,
      unitFen: line.unitFen,
      taxRate: line.taxRate,
      inActivity: line.activityType !== 0 || line.agreedRef !== null,
      reductionId: line.reductionId,
      weightGram: spec.weightGram,
      way: spec.way ?? undefined,
    })),
    reductions,
    freight: { freightFen: first.freightFen, freeFromFen: first.freeFromFen },
  };
  const held = book.coupons
    .filter(({ usable }) => usable)
    .map((coupon) => ({
      coupon,
      specIds: new Set(all.filter(({ spec, line }) => line.agreedRef === null && covers(coupon, spec)).map(({ spec }) => spec.specId)),
    }))
    .filter(({ specIds }) => specIds.size > 0);
  const offered = held.map(({ coupon: { memberCouponId, thresholdFen, reductionFen }, specIds }) => ({
    memberCouponId,
    thresholdFen,
    reductionFen,
    specIds,
  }));
  return {
    quote: {
      storeId: first.storeId,
      storeName: first.storeName,
      ownStore: first.ownStore,
      invoiceTypes: first.invoiceTypes.filter((type) => all.every(({ spec }) => spec.goodsInvoiceTypes.includes(type))),
      lines,
      reductions,
      coupons: held.map(({ coupon: { memberCouponId, names, thresholdFen, reductionFen, validUntil } }, at) => {
        const takesFen = couponTakes(price, offered[at] as PriceCoupon);
        const shortFen = takesFen > 0 ? 0 : couponShort(price, offered[at] as PriceCoupon);
        return { memberCouponId, names, thresholdFen, reductionFen, validUntil, takesFen, shortFen };
      }),
      couponId: undefined,
    },
    price,
    offered,
  };
};

/** A coupon whose threshold is not reached is not spent. */
const chooseCoupons = (book: QuoteBook, drafts: readonly Draft[], asked: AskedCoupons): { quote: QuoteStore; price: PriceStore }[] => {
  const ids = book.coupons.filter(({ usable }) => usable).map(({ memberCouponId }) => memberCouponId);
  const among = asked === 'best' ? ids : ids.filter((id) => askedIds(asked).includes(id));
  const takes = drafts.map(({ quote }) =>
    among.map((id) => {
      if (asked !== 'best' && !Array.isArray(asked) && (asked as Record<Id, Id>)[quote.storeId] !== id) return 0;
      return quote.coupons.find(({ memberCouponId }) => memberCouponId === id)?.takesFen ?? 0;
    }),
  );
  return assignCoupons(takes).map((at, place) => {
    const { quote, price, offered } = drafts[place] as Draft;
    const couponId = at === undefined ? undefined : among[at];
    return { quote: { ...quote, couponId }, price: { ...price, coupon: offered.find((coupon) => coupon.memberCouponId === couponId) } };
  });
};
