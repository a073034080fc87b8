import type { Config } from '../kernel/config.ts';

/** How long an order waits for what; settings of the mall. */
export type OrderTimes = Pick<Config, 'PAY_HOURS' | 'PAY_ACTIVITY_MINUTES' | 'PAY_DUE_DAYS' | 'RECEIVE_DAYS' | 'AFTER_SALE_DAYS'>;

export const usualTimes: OrderTimes = { PAY_HOURS: 24, PAY_ACTIVITY_MINUTES: 30, PAY_DUE_DAYS: 30, RECEIVE_DAYS: 15, AFTER_SALE_DAYS: 15 };
