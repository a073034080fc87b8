import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { ask, cancel, giveBack, type Mall, order, pay, pick, sendAndReceive } from './buyer.ts';
import type { Person } from './world.ts';

/** Whoever may decide does, all at once and twice; most agree. Whether it passed is the mall's to say. */
export const decide = async (mall: Mall, orderId: string): Promise<void> => {
  const said = await Promise.all(
    [...mall.world.approvers, ...mall.world.approvers].map((approver) =>
      mall.random() < 0.9
        ? ask(mall, orderApprovalApi.approve, { params: { id: orderId } }, approver)
        : ask(mall, orderApprovalApi.reject, { params: { id: orderId }, body: { reason: '预算不足' } }, approver),
    ),
  );
  if (said.some((answer) => answer?.code === 200)) {
    mall.tally.approved += 1;
    mall.tally.decided.push(orderId);
  }
};

const askAgain = (mall: Mall, buyer: Person, orderId: string) =>
  ask(mall, orderApprovalApi.submitRequest, { params: { id: orderId }, body: {} }, buyer);

/** One purchase of a company: asked for on the quota or to be paid, out of a project's budget or of none, and what becomes of it. */
const purchase = async (mall: Mall, buyer: Person): Promise<void> => {
  const payMode = pick(mall, ['credit', 'credit', 'prepay', 'postpay'] as const);
  const projectId = mall.random() < 0.7 ? pick(mall, mall.world.projectIds) : null;
  const placed = await order(mall, buyer, { payMode, projectId });
  const orderId = placed?.orderIds[0];
  if (!placed || !orderId) return;
  const fate = mall.random();
  if (fate < 0.1) return void (await cancel(mall, buyer, orderId));
  if (fate < 0.3) await Promise.all([decide(mall, orderId), cancel(mall, buyer, orderId), askAgain(mall, buyer, orderId)]);
  // As many nodes as there are, and one more than any process has.
  for (let nodes = 0; nodes < 3; nodes += 1) await decide(mall, orderId);
  if (payMode === 'prepay' && !(await pay(mall, buyer, placed.paySn))) return;
  if (fate < 0.45) return void (await Promise.all([giveBack(mall, buyer, orderId), cancel(mall, buyer, orderId)]));
  await sendAndReceive(mall, buyer, orderId);
  const billed = payMode !== 'prepay' && mall.random() < 0.7;
  // Goods come back before, while and after the order is billed.
  if (fate < 0.55) await giveBack(mall, buyer, orderId);
  await Promise.all([billed ? mall.bill(orderId) : undefined, fate < 0.65 ? giveBack(mall, buyer, orderId) : undefined]);
  if (fate < 0.8) await giveBack(mall, buyer, orderId);
};

export const keepPurchasing = async (mall: Mall, buyer: Person): Promise<void> => {
  while (!mall.ended()) await purchase(mall, buyer);
};
