import { fen, fromYuan, toYuan } from '../kernel/money.ts';
import { taxWithin } from '../order/price.rules.ts';

/** A price or amount without the tax that it includes; nothing where the rate is not known. Each is rounded for itself. */
export const withoutTax = (amount: string, taxRate: number | null): string | null =>
  taxRate === null ? null : toYuan(fen(fromYuan(amount) - taxWithin(fromYuan(amount), taxRate)));
