import { accountErrors } from './account/account.errors.ts';
import { afterSaleErrors } from './after-sale/after-sale.errors.ts';
import { cartErrors } from './cart/cart.errors.ts';
import { goodsErrors } from './catalogue/goods.errors.ts';
import { contentErrors } from './content/content.errors.ts';
import { invoiceErrors } from './invoice/invoice.errors.ts';
import type { Failure } from './kernel/errors.ts';
import { kernelErrors } from './kernel/kernel.errors.ts';
import { marketingErrors } from './marketing/marketing.errors.ts';
import { addressErrors } from './member/address.errors.ts';
import { orderErrors } from './order/order.errors.ts';
import { placingErrors } from './order/placing.errors.ts';
import { paymentErrors } from './payment/payment.errors.ts';
import { reviewErrors } from './review/review.errors.ts';

/** Every failure of the product. A room adds its own table here; the server turns a code into words, a test demands all six languages. */
export const errorTable = {
  ...kernelErrors,
  ...accountErrors,
  ...addressErrors,
  ...afterSaleErrors,
  ...cartErrors,
  ...contentErrors,
  ...goodsErrors,
  ...invoiceErrors,
  ...marketingErrors,
  ...orderErrors,
  ...placingErrors,
  ...reviewErrors,
  ...paymentErrors,
} as const;
export type ErrorCode = keyof typeof errorTable;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);
export const failureOf = (code: ErrorCode): Failure => errorTable[code];
