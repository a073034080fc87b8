import type { ActivityCartGroup, CartItem, CartList, StoreCart } from '@mall/contract/cart/cart.api.ts';
import { nextBreak } from '@mall/contract/catalogue/price-break.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import type { PricedStore, Step } from '@mall/contract/order/price.rules.ts';
import { lengthOf } from '../catalogue/length-of.ts';
import type { Tx } from '../kernel/db.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';
import { wordOf } from '../kernel/word-of.ts';
import { asAgreed } from '../order/as-agreed.ts';
import { findBuyFault } from '../order/find-buy-fault.ts';
import { findLineFault, isDead } from '../order/find-line-fault.ts';
import type { QuoteBook } from '../order/read-book.ts';
import { type QuoteLine, quoteFrom, quoteLine, readCartBook } from '../order/read-quote.ts';
import type { ShelfAgreed, ShelfSpec } from '../order/read-shelf.ts';
import { type CartLine, readLines } from './read-lines.ts';
import { wordsAbroad } from './words-abroad.ts';

type Shown = { spec: ShelfSpec; line: QuoteLine; item: CartItem; dead: boolean };

const yuan = (amount: number): Money => toYuan(fen(amount));

/** The cart by store and full reduction; what can no longer be bought stands apart. Three statements, however full it is, and one more abroad. */
export const listCart = async (tx: Tx, side: CartSide, language: Language): Promise<CartList> => {
  const lines = await readLines(tx, side);
  const read = await readCartBook(
    tx,
    side.kind === 'buyer' ? side.memberId : undefined,
    lines.map(({ specId }) => specId),
  );
  const book = { ...read, shelf: { ...read.shelf, specs: await wordsAbroad(tx, read.shelf.specs, language) } };
  const shown = lines.flatMap((line) => show(book, line, language));
  const chosen = shown.filter(({ item, dead }) => item.isSelect && !dead);
  const sound = chosen.filter(({ item }) => item.fault === undefined);
  const { priced } = quoteFrom(book, { lines: sound.map(({ line }) => line), coupons: [], points: 0 });
  const living = shown.filter(({ dead }) => !dead);
  const stores = [...Map.groupBy(living, ({ spec }) => spec.storeId)].map(([storeId, own]) =>
    storeCart(
      book,
      own,
      priced.stores.find((store) => store.storeId === storeId),
      language,
    ),
  );
  return {
    findCartDTO: stores,
    invalidList: shown.filter(({ dead }) => dead).map(({ item }) => item),
    isSelectAll: living.length > 0 && living.every(({ item }) => item.isSelect) ? 1 : 0,
    goodsAmount: yuan(priced.goodsFen),
    activityDiscount: yuan(priced.activityFen),
    totalPrice: yuan(priced.goodsFen - priced.activityFen),
    selectedKinds: sound.length,
    faultyKinds: chosen.length - sound.length,
    count: lines.length,
    ...settleRefusal(side, language),
  };
};

const settleRefusal = (side: CartSide, language: Language): Pick<CartList, 'settleRefusal' | 'settleRefusalCode'> => {
  const fault = side.kind !== 'buyer' ? undefined : side.narrow ? 'punchout.narrow' : findBuyFault(side);
  return { settleRefusal: fault ? refusalEnvelope(refuse(fault), language).msg : '', settleRefusalCode: fault ?? '' };
};

const show = (book: QuoteBook, { cartId, specId, num, selected }: CartLine, language: Language): Shown[] => {
  const spec = book.shelf.specs.get(specId);
  if (!spec) return [];
  const dead = isDead(spec);
  const line = quoteLine(spec, num, book.reductions);
  const fault = findLineFault(asAgreed(spec, num), num);
  const next = nextBreak(
    fen(line.agreedRef === null ? (spec.deal?.priceFen ?? spec.priceFen) : line.unitFen),
    spec.breaks ?? [],
    num,
    line.most,
  );
  const item: CartItem = {
    cartId,
    specId,
    goodsId: line.goodsId,
    specName: line.specName,
    attributeLine: line.attributeLine,
    picture: line.picture,
    itemNumber: line.itemNumber,
    unit: line.unit,
    ...lengthOf(line.packLength, line.unitFen),
    taxRate: line.taxRate,
    num,
    isSelect: selected && !dead ? 1 : 0,
    specStorage: line.storage,
    minOrderQuantity: line.moq,
    leastNum: line.least,
    mostNum: line.most,
    ...(line.step && { step: line.step }),
    activityType: line.activityType,
    ...(line.activityEndsAt === null ? {} : { activityEndDate: line.activityEndsAt }),
    restrictionQuantity: line.restrictionQuantity,
    activitySurplusStorage: line.activitySurplusStorage,
    price: yuan(line.unitFen),
    listPrice: yuan(line.listFen),
    subtotal: yuan(line.unitFen * num),
    ...(spec.agreed && { agreed: agreedOf(spec.agreed, line) }),
    ...(next && { nextBreak: { minNum: next.minNum, price: yuan(next.priceFen) } }),
    invoiceable: line.invoiceable ? 1 : 0,
    ...(fault ? { fault: refusalEnvelope(fault, language).msg, faultCode: fault.code } : {}),
  };
  return [{ spec, line, item, dead }];
};

const agreedOf = ({ priceFen, left }: ShelfAgreed, { agreedRef }: QuoteLine): NonNullable<CartItem['agreed']> => ({
  price: yuan(priceFen),
  left,
  holds: agreedRef === null ? 0 : 1,
});

const storeCart = (book: QuoteBook, own: readonly Shown[], priced: PricedStore | undefined, language: Language): StoreCart => {
  const { spec } = own[0] as Shown;
  const groups = [...Map.groupBy(own, ({ line }) => line.reductionId)]
    .map(([reductionId, members]) => cartGroup(book, reductionId, members, priced, language))
    // What counts towards a reduction stands first.
    .toSorted((a, b) => b.activityType - a.activityType);
  return {
    storeId: spec.storeId,
    storeName: spec.storeName,
    ownFlag: spec.ownStore ? 1 : 0,
    isSelectAll: own.every(({ item }) => item.isSelect) ? 1 : 0,
    goodsAmount: yuan(priced?.goodsFen ?? 0),
    activityDiscount: yuan(priced?.activityFen ?? 0),
    activityCartGroupDTOList: groups,
  };
};

const cartGroup = (
  book: QuoteBook,
  reductionId: Id | undefined,
  members: readonly Shown[],
  priced: PricedStore | undefined,
  language: Language,
): ActivityCartGroup => {
  const cartDTOList = members.map(({ item }) => item);
  const reduction = book.reductions.find(({ activityId }) => activityId === reductionId);
  if (!reduction) return { activityType: 0, name: '', rules: [], reduction: yuan(0), cartDTOList };
  const counted = priced?.reductions.find(({ activityId }) => activityId === reductionId);
  // With nothing selected the first step is still to come.
  const next: Step | undefined = counted ? counted.next : reduction.steps[0];
  const short = counted ? counted.shortFen : (next?.thresholdFen ?? 0);
  return {
    activityId: reduction.activityId,
    activityType: 2,
    name: wordOf(reduction.names, language),
    activityEndDate: reduction.endsAt,
    rules: reduction.steps.map(({ thresholdFen, reductionFen }) => ({
      thresholdAmount: yuan(thresholdFen),
      reduction: yuan(reductionFen),
    })),
    reduction: yuan(counted?.reductionFen ?? 0),
    ...(next ? { shortAmount: yuan(short), nextReduction: yuan(next.reductionFen) } : {}),
    cartDTOList,
  };
};
