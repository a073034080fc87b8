import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import { type Correction, correctionApi } from '@mall/contract/cart/correction.api.ts';
import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Choice, couponText } from './fill-order.queries.ts';
import type { Draft } from './use-draft.ts';

type Language = Parameters<typeof queryOf>[1];
type Line = { specId: string; num: number };

/** `?correct=`: an order whose request came back. */
export const correctOf = (search: URLSearchParams): string | undefined => {
  const id = search.get('correct');
  return isId(id) ? id : undefined;
};

const draftFrom = ({ addressId, payMode, deliveryTime, usePoints, stores, projectId, lineProjects, word }: Correction): Partial<Draft> => ({
  ...(addressId !== null && { addressId }),
  payMode,
  deliveryTime,
  points: usePoints,
  coupons: Object.fromEntries(stores.map(({ storeId, couponId }) => [storeId, couponId])),
  leaveWords: Object.fromEntries(stores.map(({ storeId, leaveWord }) => [storeId, leaveWord])),
  // Who wanted none wants none; another is taken from the titles that there are now.
  invoices: Object.fromEntries(stores.flatMap(({ storeId, invoiced }) => (invoiced ? [] : [[storeId, null]]))),
  projectId,
  lineProjects: Object.fromEntries(lineProjects.map((line) => [line.specId, line.projectId])),
  requestWord: word,
});

/** What was ordered, with which the settlement of a correction begins; nothing where none is corrected. */
export const useCorrection = (orderId: string | undefined, language: Language) => {
  const asked = ask(correctionApi.draft, { params: { id: orderId ?? '' } }, { staleMs: Number.POSITIVE_INFINITY });
  const { data, error } = useQuery({ ...queryOf(asked, language), enabled: orderId !== undefined });
  const begun = useMemo(() => data && draftFrom(data), [data]);
  return { orderId, read: data, error, begun };
};

type Corrected = { settlement: Settlement; processes: ApprovalPlan[] };

/** What it costs with these choices, by the server, which counts what the order holds itself as free. */
export const correctedQuery = (
  orderId: string | undefined,
  lines: readonly Line[],
  { addressId, coupons, points }: Choice,
  { payMode, projectIds }: { payMode: PayMode; projectIds: readonly string[] },
  language: Language,
): UseQueryOptions<Corrected> => {
  const couponId = couponText(coupons);
  const body = {
    lines: [...lines],
    ...(addressId !== undefined && { addressId }),
    ...(couponId !== undefined && { couponId }),
    usePoints: points,
    payMode,
    projectIds: [...projectIds].toSorted(),
  };
  return {
    queryKey: [language, correctionApi.settle.path, orderId, body],
    queryFn: () => browserCall(correctionApi.settle, { params: { id: orderId ?? '' }, body }, { silent: true }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData as never,
  };
};
