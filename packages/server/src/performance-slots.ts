import { afterSalePerformance } from './after-sale/after-sale.performance.ts';
import type { PerformanceSlot } from './member/performance.ts';
import { orderPerformance } from './order/order.performance.ts';
import { reviewPerformance } from './review/review.performance.ts';

/** Every room that knows how well a store does its work; the store's desk shows it. */
export const performanceSlots: readonly PerformanceSlot[] = [orderPerformance, afterSalePerformance, reviewPerformance];
