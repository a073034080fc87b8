import type { AfterSaleState } from '@mall/contract/after-sale/after-sale.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Config, usualSettings } from '../kernel/config.ts';

/** How long an after-sale waits for what; settings of the mall. */
export type AfterSaleTimes = Pick<
  Config,
  | 'AFTER_SALE_DAYS'
  | 'AFTER_SALE_SELLER_HOURS'
  | 'AFTER_SALE_RETURN_DAYS'
  | 'AFTER_SALE_RECEIVE_DAYS'
  | 'AFTER_SALE_RESENT_DAYS'
  | 'RECEIVE_DAYS'
>;

export const usualAfterSaleTimes: AfterSaleTimes = usualSettings;

/** When the state that is come to ends by itself. */
export const dueOf = (state: AfterSaleState, times: AfterSaleTimes): SQL => {
  switch (state) {
    case 'applied':
      return sql`now() + make_interval(hours => ${times.AFTER_SALE_SELLER_HOURS})`;
    case 'agreed':
      return sql`now() + make_interval(days => ${times.AFTER_SALE_RETURN_DAYS})`;
    case 'returning':
      return sql`now() + make_interval(days => ${times.AFTER_SALE_RECEIVE_DAYS})`;
    case 'resent':
      return sql`now() + make_interval(days => ${times.AFTER_SALE_RESENT_DAYS})`;
    default:
      return sql`null::timestamptz`;
  }
};
