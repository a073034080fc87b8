import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import type { AboutToOrder } from '@mall/contract/cart/settlement.api.ts';
import { departmentsOf, type FittingProcess, listEnabled, listFitting, type Requester } from '../approval/list-fitting.ts';
import { planApproval } from '../approval/plan-approval.ts';
import { readFacts } from '../approval/read-facts.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findUsualAddress, requireAddress } from '../member/address.queries.ts';
import { type AskedLine, type Quote, quoteFrom, readQuoteBook } from '../order/read-quote.ts';
import { readLines } from './read-lines.ts';
import { askedCoupons } from './settle.ts';

/** The lines that are meant: one spec past the cart, or what is selected in it. */
const linesOf = async (tx: Tx, side: BuyerSide, { specId, num }: AboutToOrder): Promise<readonly AskedLine[]> =>
  specId === undefined ? (await readLines(tx, side)).filter(({ selected }) => selected) : [{ specId, num: num ?? 1 }];

/** What is about to be ordered as the company's conditions see it; nothing while nothing is selected. */
const readAbout = async (
  tx: Tx,
  side: BuyerSide,
  { addressId, couponId, usePoints, payMode = 'prepay', projectIds, groupId, ...asked }: AboutToOrder,
  kept?: readonly AskedLine[],
  award?: Quote,
) => {
  const lines = kept ?? (await linesOf(tx, side, asked));
  if (lines.length === 0) return undefined;
  const address = addressId === undefined ? await findUsualAddress(tx, side) : await requireAddress(tx, side, addressId);
  const coupons = askedCoupons(couponId);
  const book = await readQuoteBook(tx, side.memberId, { lines, provinceId: address?.provinceId, coupons, groupId });
  const { priced, stores } = award ?? quoteFrom(book, { lines, coupons, points: usePoints ?? 0 });
  return readFacts(tx, {
    amountFen: priced.payableFen,
    payMode,
    goodsIds: stores.flatMap((store) => store.lines.map(({ goodsId }) => goodsId)),
    storeIds: stores.map(({ storeId }) => storeId),
    projectIds: projectIds?.split(',') ?? [],
  });
};

const requesterOf = ({ memberId, companyId, departmentId }: BuyerSide): Requester | undefined =>
  companyId === undefined ? undefined : { memberId, companyId, departmentId: departmentId ?? null };

/** The ways through the company among which the buyer may choose; none where nobody has to approve. `kept`: lines that lie in no cart, `award`: what was quoted for them. */
export const listProcesses = async (
  tx: Tx,
  side: BuyerSide,
  query: AboutToOrder,
  kept?: readonly AskedLine[],
  award?: Quote,
): Promise<ApprovalPlan[]> => {
  const requester = requesterOf(side);
  const facts = requester && (await readAbout(tx, side, query, kept, award));
  return requester && facts ? planApproval(tx, requester, await listFitting(tx, requester, facts), facts) : [];
};

const isNear = ({ departmentId }: FittingProcess, departments: readonly string[]) =>
  departmentId === null || departments.includes(departmentId);

/** Whether it is approved first, and by whom. While nothing is selected: whether anything of this account could be. */
export const findApproval = async (
  tx: Tx,
  side: BuyerSide,
  query: AboutToOrder,
): Promise<{ approvalRequired: boolean; plan: ApprovalPlan | null }> => {
  const requester = requesterOf(side);
  const enabled = requester ? await listEnabled(tx, requester.companyId) : [];
  if (!requester || enabled.length === 0) return { approvalRequired: false, plan: null };
  const facts = await readAbout(tx, side, query);
  if (!facts) {
    const departments = await departmentsOf(tx, requester);
    return { approvalRequired: enabled.some((process) => isNear(process, departments)), plan: null };
  }
  const [plan = null] = await planApproval(tx, requester, (await listFitting(tx, requester, facts)).slice(0, 1), facts);
  return { approvalRequired: plan !== null, plan };
};
