import { type Settlement, settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';

/** `groupId`: in a group buy of it. */
export type BuyNow = { specId: string; num: number; groupId?: string };
/** What the buyer has chosen so far; what he has not is left to the server. */
export type Choice = {
  addressId?: string | undefined;
  /** By store; null: none there. Missing: the best everywhere. */
  coupons?: Readonly<Record<string, string | null>> | undefined;
  points: number;
};

export const addressesAsk = ask(addressApi.page, { query: { page: 1, limit: 100 } }, { fallback: { list: [], total: 0 } });
export const titlesAsk = ask(invoiceTitleApi.listInvoice, {}, { fallback: [] });
export const payTypesAsk = ask(settlementApi.payTypes, {}, { fallback: [{ payMode: 'prepay', enabled: 1, reason: '', refusal: '' }] });

export const projectsAsk = ask(projectApi.choices, {}, { fallback: [] });

/** What is said of coupons besides those that can be chosen. */
export const otherCouponsAsk = (buyNow: BuyNow | undefined) =>
  ask(
    settlementApi.otherCoupons,
    { query: buyNow ? { specId: buyNow.specId, num: String(buyNow.num) } : {} },
    { staleMs: 5000, fallback: { unfitList: [], canRecList: [] } },
  );

/** `?specId=&num=`: one spec past the cart; with `groupId` in a group buy. */
export const buyNowOf = (search: URLSearchParams): BuyNow | undefined => {
  const specId = search.get('specId');
  const num = search.get('num') ?? '1';
  const groupId = search.get('groupId');
  return isId(specId) && /^[1-9]\d{0,2}$/.test(num) ? { specId, num: Number(num), ...(isId(groupId) && { groupId }) } : undefined;
};

export const couponText = (coupons: Choice['coupons']): string | undefined => {
  if (!coupons) return undefined;
  return (
    Object.entries(coupons)
      .flatMap(([storeId, id]) => (id === null ? [] : [`${storeId}:${id}`]))
      .join(',') || '0'
  );
};

const choiceQuery = ({ addressId, coupons, points }: Choice) => {
  const couponId = couponText(coupons);
  return {
    ...(addressId !== undefined && { addressId }),
    ...(couponId !== undefined && { couponId }),
    ...(points > 0 && { usePoints: String(points) }),
  };
};

/** Whether what is about to be ordered is approved first, and by which processes; asked anew with every choice. */
export const approvalAsks = (buyNow: BuyNow | undefined, choice: Choice, payMode: PayMode, projects: ReadonlySet<string>) => {
  const query = {
    ...(buyNow && { ...buyNow, num: String(buyNow.num) }),
    ...choiceQuery(choice),
    payMode,
    ...(projects.size > 0 && { projectIds: [...projects].toSorted().join(',') }),
  };
  return {
    isSubmit: ask(settlementApi.isSubmit, { query }, { staleMs: 0 }),
    processes: ask(settlementApi.processList, { query }, { staleMs: 0, fallback: [] }),
  };
};

const firstAsk = (buyNow: BuyNow | undefined, choice: Choice) =>
  buyNow
    ? ask(settlementApi.buyNow, { query: { ...buyNow, num: String(buyNow.num), ...choiceQuery(choice) } }, { staleMs: 0 })
    : ask(settlementApi.settlement, { query: choiceQuery(choice) }, { staleMs: 0 });

/** The settlement of a choice. Another quantity than the address names is asked for by the price flush. */
export const settlementQuery = (
  named: BuyNow | undefined,
  buyNow: BuyNow | undefined,
  choice: Choice,
  language: Parameters<typeof queryOf>[1],
): UseQueryOptions<Settlement> => {
  const kept = { placeholderData: keepPreviousData as never };
  if (!buyNow || buyNow.num === named?.num) return { ...queryOf(firstAsk(buyNow, choice) as never, language), ...kept };
  const { usePoints: _, ...texts } = choiceQuery(choice);
  const body = { ...buyNow, ...texts, ...(choice.points > 0 && { usePoints: choice.points }) };
  return {
    queryKey: [language, settlementApi.flushBuyNow.path, body],
    queryFn: () => browserCall(settlementApi.flushBuyNow, { body }),
    staleTime: 0,
    retry: false,
    ...kept,
  };
};

const sideQueries = () => ({ addresses: addressesAsk, titles: titlesAsk, payTypes: payTypesAsk, projects: projectsAsk });
const allQueries = ({ search }: { search: URLSearchParams }) => ({
  ...sideQueries(),
  otherCoupons: otherCouponsAsk(buyNowOf(search)),
  settlement: firstAsk(buyNowOf(search), { points: 0 }) as ReturnType<typeof ask>,
});
/** A correction is settled in the browser, when what was ordered is read. */
const queriesOf = (visit: { search: URLSearchParams }) => (visit.search.has('correct') ? sideQueries() : allQueries(visit));

/** A settlement that is refused (nothing selected, goods gone) is told by the page, not by an error page. */
export const renderFillOrder = async (visit: LoaderFunctionArgs) => {
  try {
    return await renderLoader(queriesOf)(visit);
  } catch {
    return renderLoader(sideQueries)(visit);
  }
};
export const browseFillOrder = (visit: ClientLoaderFunctionArgs) => browseLoader(sideQueries)(visit);
