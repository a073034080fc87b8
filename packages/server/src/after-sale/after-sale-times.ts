import type { Config } from '../kernel/config.ts';

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

export const usualAfterSaleTimes: AfterSaleTimes = {
  AFTER_SALE_DAYS: 15,
  AFTER_SALE_SELLER_HOURS: 48,
  AFTER_SALE_RETURN_DAYS: 10,
  AFTER_SALE_RECEIVE_DAYS: 10,
  AFTER_SALE_RESENT_DAYS: 15,
  RECEIVE_DAYS: 15,
};
