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
