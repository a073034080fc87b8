import { CallError } from '@mall/client/call-error.ts';
import { sessionKeys } from '@mall/client/session-keys.ts';
import { correctionApi } from '@mall/contract/cart/correction.api.ts';
import { type Settlement, type Submitted, settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { answersTo } from '@mall/kit/ask/answers-to.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { requestReads } from '../approval/approval.changes.ts';
import { requestAddress } from '../approval/approval-addresses.ts';
import { useWords } from '../kernel/words.tsx';
import { cartChanged } from './cart-changes.ts';
import { chosenAddress } from './chosen-address.ts';
import { correctedQuery, correctOf, useCorrection } from './correction.queries.ts';
import {
  addressesAsk,
  approvalAsks,
  type BuyNow,
  buyNowOf,
  payTypesAsk,
  projectsAsk,
  settlementQuery,
  titlesAsk,
} from './fill-order.queries.ts';
import { invoiceOf } from './store-invoice.ts';
import { ToUnpaid } from './to-unpaid.tsx';
import { useDraft } from './use-draft.ts';

/** A total that moved between showing and submitting. */
export type PriceChange = { before: Settlement; now: Settlement };

const placesOf = ({ payMode, paySn, totalPrice }: Submitted): string =>
  payMode === 'prepay' && totalPrice !== '0.00' ? `/toPay?paySn=${paySn}` : `/finishPay?paySn=${paySn}&payMode=${payMode}`;

/** Nothing is paid before it is approved. What was asked for anew is looked at where it stands. */
const nextPlace = (answer: Submitted & { requestId?: string | null }, isAsked: boolean): string => {
  if (answer.requestId) return requestAddress(answer.requestId);
  return isAsked ? `/finishPay?paySn=${answer.paySn}&payMode=${answer.payMode}` : placesOf(answer);
};

const keyOf = (named: BuyNow | undefined, corrected: string | undefined): string => {
  if (corrected !== undefined) return `${sessionKeys.fillOrder}:correct:${corrected}`;
  return `${sessionKeys.fillOrder}:${named ? `${named.specId}:${named.num}${named.groupId ? `:${named.groupId}` : ''}` : 'cart'}`;
};

/** Everything a buyer chooses on the way to an order, what it costs, and the one submission. */
export const useFillOrder = () => {
  const t = useWords('cart');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const correction = useCorrection(correctOf(search), language);
  const isCorrection = correction.orderId !== undefined;
  const named = isCorrection ? undefined : buyNowOf(search);
  const { draft, put, forget } = useDraft(keyOf(named, correction.orderId), correction.begun);
  const addresses = useAnswer(addressesAsk).list;
  const titles = useAnswer(titlesAsk);
  // A group buy is paid before the goods, and in no other way.
  const payTypes = useAnswer(payTypesAsk).filter((mode) => named?.groupId === undefined || mode.payMode === 'prepay');
  const projects = useAnswer(projectsAsk);
  const [change, setChange] = useState<PriceChange>();
  const [submitting, setSubmitting] = useState(false);
  const [placed, setPlaced] = useState(false);
  /** How often it was submitted without an address. */
  const [missed, setMissed] = useState(0);
  // A state is too slow for two presses in one breath.
  const underWay = useRef(false);

  // An address that was dropped meanwhile would be refused.
  const addressId = addresses.some(({ id }) => id === draft.addressId) ? draft.addressId : undefined;
  const buyNow = named && { ...named, num: draft.num ?? named.num };
  const choice = { addressId, coupons: draft.coupons, points: draft.points };
  const payMode = payTypes.find((mode) => mode.payMode === draft.payMode)?.enabled === 1 ? draft.payMode : 'prepay';
  // Who bought for a project buys for it again, until he says otherwise.
  const wanted = draft.projectId === undefined ? projects.find(({ last }) => last === 1)?.id : draft.projectId;
  const projectId = projects.some(({ id }) => id === wanted) ? wanted : null;
  const taken = new Set([projectId, ...Object.values(draft.lineProjects)].filter((id) => typeof id === 'string'));

  const corrected = correction.read?.lines.map((line) => ({ ...line, num: draft.nums[line.specId] ?? line.num }));
  const lines = (corrected ?? []).filter(({ num }) => num > 0).map(({ specId, num }) => ({ specId, num }));
  const settled = useQuery({ ...settlementQuery(named, buyNow, choice, language), enabled: !placed && !isCorrection });
  const correctedSum = useQuery({
    ...correctedQuery(correction.orderId, lines, choice, { payMode, projectIds: [...taken] }, language),
    enabled: !placed && lines.length > 0,
  });
  const { isFetching, refetch } = isCorrection ? correctedSum : settled;
  const settlement = isCorrection ? correctedSum.data?.settlement : settled.data;
  const error = isCorrection ? (correction.error ?? correctedSum.error) : settled.error;

  const invoices = Object.fromEntries(
    (settlement?.stores ?? []).map((store) => [
      store.storeId,
      invoiceOf(store, draft.invoices[store.storeId], titles, settlement?.qualified === 1),
    ]),
  );
  const address = chosenAddress(addresses, { chosen: addressId, usual: settlement?.addressId, isCorrection });

  const asks = approvalAsks(buyNow, choice, payMode, taken);
  const asking = useQuery({
    ...queryOf(asks.isSubmit, language),
    queryFn: () => browserCall(asks.isSubmit.call, asks.isSubmit.request, { silent: true }),
    enabled: settlement !== undefined && settlement.stores.length > 0 && !placed && !isCorrection,
    placeholderData: keepPreviousData,
  });
  const processes = correctedSum.data?.processes ?? [];
  const approvalRequired = isCorrection ? processes.length > 0 : asking.data?.approvalRequired === true;
  const fitting = useAnswer(asks.processes, approvalRequired && !placed && !isCorrection);
  const choices = isCorrection ? processes : fitting;
  const first = isCorrection ? processes[0] : asking.data?.plan;
  const plan = choices.find(({ processId }) => processId === draft.processId) ?? first ?? null;
  const approval = { required: approvalRequired, plan: approvalRequired ? plan : null, choices };

  const tokenOf = async (): Promise<string> => {
    if (draft.submitToken !== undefined) return draft.submitToken;
    const { submitToken } = await browserCall(settlementApi.isSubmit, asks.isSubmit.request);
    put({ submitToken });
    return submitToken;
  };
  const send = async (shown: Settlement): Promise<Submitted & { requestId?: string | null }> => {
    const body = {
      addressId: address?.id ?? '',
      stores: shown.stores.map(({ storeId, couponId }) => ({
        storeId,
        leaveWord: (draft.leaveWords[storeId] ?? '').trim(),
        couponId,
        invoice: invoices[storeId] ?? null,
      })),
      payMode,
      deliveryTime: draft.deliveryTime,
      usePoints: shown.pointsUsed,
      submitToken: await tokenOf(),
      totalPrice: shown.totalPrice,
      projectId,
      lineProjects: shown.stores
        .flatMap((store) => store.lines)
        .flatMap(({ specId }) => {
          const own = draft.lineProjects[specId];
          return own === undefined ? [] : [{ specId, projectId: own }];
        }),
      ...(approval.plan && { processId: approval.plan.processId, requestWord: (draft.requestWord ?? '').trim() }),
    };
    if (correction.orderId !== undefined)
      return browserCall(correctionApi.submit, { params: { id: correction.orderId }, body: { ...body, lines } }, { silent: true });
    return browserCall(settlementApi.submit, { body: { ...body, ...(buyNow && { buyNow }) } }, { silent: true });
  };
  const refused = async (failure: unknown, shown: Settlement) => {
    if (!(failure instanceof CallError)) throw failure;
    if (failure.errorCode === 'order.price_changed' && failure.data) return setChange({ before: shown, now: failure.data as Settlement });
    // What fits has changed since it was asked for: chosen anew.
    if (failure.errorCode === 'approval.process_unfit') put({ processId: undefined });
    if (failure.errorCode === 'cart.no_address') return setMissed(missed + 1);
    // This order was placed before, from another tab or with other content: the next one needs a token of its own.
    if (failure.errorCode === 'order.submit_changed') put({ submitToken: undefined });
    const unpaid = failure.errorCode === 'order.unpaid_holds';
    toast.warn(failure.msg, unpaid ? { action: createElement(ToUnpaid), ms: 15_000 } : {});
    return void refetch();
  };
  const submit = async (shown: Settlement | undefined) => {
    if (!shown || underWay.current) return;
    if (!address) return setMissed(missed + 1);
    underWay.current = true;
    setSubmitting(true);
    setChange(undefined);
    try {
      const answer = await send(shown);
      // The cart is empty of these lines now: from here on nothing may ask what they cost, or the server says that none is selected.
      flushSync(() => setPlaced(true));
      forget();
      toast.ok(t(approval.required ? 'order.requested' : 'order.submitted'));
      void cartChanged();
      void askAgain([orderApi.headerInfo, ...(isCorrection ? requestReads : [])]);
      await navigate(nextPlace(answer, approval.required), { replace: true });
      browserQueries().removeQueries(answersTo([settlementApi.settlement]));
    } catch (failure) {
      await refused(failure, shown);
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  };
  const leaveChange = () => {
    setChange(undefined);
    void refetch();
  };
  return {
    draft,
    put,
    buyNow,
    /** What is corrected, with the quantities as they are chosen now; those that are taken away have none. */
    correction: correction.read && corrected && { reason: correction.read.reason, fixed: correction.read.fixed, lines: corrected },
    addresses,
    address,
    titles,
    invoices,
    payTypes,
    payMode,
    projects,
    projectId,
    approval,
    settlement,
    error,
    counting: isFetching,
    refetch: () => void refetch(),
    change,
    leaveChange,
    submitting: submitting || placed,
    missed: address ? 0 : missed,
    submit: (shown: Settlement | undefined) => void submit(shown),
  };
};
export type FillOrder = ReturnType<typeof useFillOrder>;
