import { orderApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

type Named = { paySn: string; state: 'ready' | 'looking' | 'missing' };

const digits = (value: string | null, pattern: RegExp): string | undefined => (value && pattern.test(value) ? value : undefined);

const findBySn = async (orderSn: string): Promise<string | null> =>
  (await browserCall(orderApi.page, { query: { orderSn, page: 1, limit: 1 } }, { silent: true })).list[0]?.paySn ?? null;

const findById = async (id: string): Promise<string> => (await browserCall(payApi.toPay, { params: { id } }, { silent: true })).paySn;

/** What is being paid, as the address names it: by payment number, by one order, or by an order's own number. */
export const usePaySn = (): Named => {
  const [search] = useSearchParams();
  const given = digits(search.get('paySn'), /^\d{12,24}$/);
  const namedId = search.get('orderId') ?? search.get('id');
  const orderId = isId(namedId) ? namedId : undefined;
  const orderSn = digits(search.get('orderSn'), /^\d{12,20}$/);
  const { data, isPending } = useQuery({
    queryKey: ['pay-number', orderId ?? '', orderSn ?? ''],
    queryFn: () => (orderId ? findById(orderId) : findBySn(orderSn as string)),
    enabled: given === undefined && (orderId ?? orderSn) !== undefined,
    retry: false,
  });
  if (given) return { paySn: given, state: 'ready' };
  if ((orderId ?? orderSn) === undefined) return { paySn: '', state: 'missing' };
  if (data) return { paySn: data, state: 'ready' };
  return { paySn: '', state: isPending ? 'looking' : 'missing' };
};
