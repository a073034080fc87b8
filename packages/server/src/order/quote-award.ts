import { type InvoiceType, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { priceOrder } from '@mall/contract/order/price.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Quote, QuoteLine } from './read-quote.ts';

type AwardedLine = Pick<
  QuoteLine,
  'specId' | 'goodsId' | 'num' | 'unitFen' | 'specName' | 'attributeLine' | 'picture' | 'itemNumber' | 'unit' | 'taxRate' | 'invoiceable'
>;
type Award = { storeId: Id; quotationId: Id; lines: readonly AwardedLine[] };

const Store = z.strictObject({ storeName: z.string(), ownStore: z.boolean(), invoiceTypes: z.array(z.enum(invoiceTypes)) });

const lineOf = (line: AwardedLine, quotationRef: Id): QuoteLine => ({
  ...line,
  quotationRef,
  listFen: line.unitFen,
  packLength: null,
  moq: 1,
  storage: line.num,
  least: 1,
  most: line.num,
  activityType: 0,
  activityRef: null,
  activityEndsAt: null,
  agreedRef: null,
  restrictionQuantity: 0,
  activitySurplusStorage: 0,
  reductionId: undefined,
});

/** An award as an order prices it: what was quoted and nothing else, neither freight nor reductions, coupons or points. */
export const quoteAward = async (tx: Tx, { storeId, quotationId, lines }: Award): Promise<Quote> => {
  const [store] = await readRows(tx, Store)`
    select name as "storeName", kind = 'self' as "ownStore", invoice_types as "invoiceTypes" from store where id = ${storeId} and state = 'open'`;
  if (!store) throw refuse('cart.goods_gone');
  const quoted = lines.map((line) => lineOf(line, quotationId));
  const priced = priceOrder(
    [
      {
        storeId,
        lines: quoted.map(({ specId, num, unitFen, taxRate }) => ({ specId, num, unitFen, taxRate, inActivity: true })),
        reductions: [],
        freight: { freightFen: 0, freeFromFen: null },
      },
    ],
    0,
  );
  return {
    priced,
    stores: [
      {
        storeId,
        ...store,
        invoiceTypes: store.invoiceTypes as InvoiceType[],
        lines: quoted,
        reductions: [],
        coupons: [],
        couponId: undefined,
      },
    ],
    faults: new Map(),
    pointsBalance: 0,
  };
};
