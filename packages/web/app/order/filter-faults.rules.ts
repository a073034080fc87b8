import { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { type FilterField, filterOf, type OrdersPlace } from './orders-address.ts';

const fieldOf: Record<string, FilterField> = {
  orderSn: 'orderSn',
  goodsName: 'goodsName',
  startTime: 'from',
  endTime: 'to',
  minAmount: 'min',
  maxAmount: 'max',
};

/** What is wrong with a filter, by field: codes of the order's failures, from the same rules as the server's. */
export const findFaults = (place: Omit<OrdersPlace, 'page'>): Partial<Record<FilterField, string>> => {
  const result = OrderFilter.safeParse(filterOf(place));
  if (result.success) return {};
  const faults: Partial<Record<FilterField, string>> = {};
  for (const issue of result.error.issues) {
    const field = fieldOf[String(issue.path[0])];
    if (field) faults[field] ??= issue.message;
  }
  return faults;
};
