import { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { filterOf, type OrdersPlace } from './orders-place.ts';

type Filters = Omit<OrdersPlace, 'page'>;

const fieldOf: Record<string, keyof Filters> = {
  orderSn: 'orderSn',
  goodsName: 'goodsName',
  startTime: 'from',
  endTime: 'to',
  minAmount: 'min',
  maxAmount: 'max',
};

/** What is wrong with a filter, by field: codes of the order's failures, from the same rules as the server's. */
export const findFaults = (place: Filters): Partial<Record<keyof Filters, string>> => {
  const result = OrderFilter.safeParse(filterOf(place));
  if (result.success) return {};
  const faults: Partial<Record<keyof Filters, string>> = {};
  for (const issue of result.error.issues) {
    const field = fieldOf[String(issue.path[0])];
    if (field) faults[field] ??= issue.message;
  }
  return faults;
};
