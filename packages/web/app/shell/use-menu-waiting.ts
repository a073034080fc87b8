import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { noCounts } from './shell.queries.ts';
import { useSession } from './use-session.ts';

/** As far as the list of orders goes, to which it leads. */
const orders = ask(orderApi.counts, { query: {} }, { staleMs: 0, fallback: noCounts });
const oneRow = { query: { page: 1, limit: 1 } } as const;
const aMinute = 60_000;
const bills = ask(billApi.page, oneRow, { staleMs: aMinute });
const contracts = ask(contractApi.page, oneRow, { staleMs: aMinute });

/** How much waits for the reader behind the entries of the centre's menu, by their addresses. */
export const useMenuWaiting = (): Readonly<Record<string, number>> => {
  const { messageCount, may, counts } = useSession();
  const listed = useAnswer(orders, may('personalCenterBase:myOrders:view'));
  const decides = may('personalCenterBase:billManagement:accountCreator:view');
  const tabs = useList(bills, { enabled: decides && may('personalCenterBase:billManagement:billManagemantPage:view') }).data?.tabs;
  const signing = useList(contracts, { enabled: may('personalCenterBase:contract:list:view') }).data?.counts;
  return {
    '/personalCenterBase/myOrders': listed.paymentNum,
    '/personalCenterBase/requestBuyApprove': counts.toApproveNum,
    '/personalCenterBase/messageNotification': messageCount,
    '/personalCenterBase/billManagement/billManagemantPage': tabs ? tabs.to_confirm + tabs.toPay : 0,
    '/personalCenterBase/concractIndex': signing?.mine ?? 0,
  };
};
