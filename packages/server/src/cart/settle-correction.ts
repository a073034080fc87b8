import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import type { CorrectionChoice } from '@mall/contract/cart/correction.api.ts';
import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { lockLatest, requireReturned } from '../approval/lock-latest.ts';
import type { Db } from '../kernel/db.ts';
import { rehearse } from '../kernel/rehearse.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { endForCorrection } from '../order/end-for-correction.ts';
import { readAward } from '../order/read-award.ts';
import { listProcesses } from './about-to-order.ts';
import { requireItsGoods, requireShelfNumbers } from './correct-order.ts';
import { askedCoupons, settle } from './settle.ts';

/** What a correction would cost, with the stock, coupons and points that the orders hold themselves: they are given back and counted, and nothing of it stays. */
export const settleCorrection = (
  db: Db,
  side: BuyerSide,
  orderId: Id,
  { lines, projectIds, ...choice }: CorrectionChoice,
  language: Language,
): Promise<{ settlement: Settlement; processes: ApprovalPlan[] }> =>
  rehearse(db, async (tx) => {
    const { request } = await lockLatest(tx, side, orderId);
    requireReturned(request);
    await requireItsGoods(tx, request.tradeId, lines);
    const award = await readAward(tx, request.tradeId, lines);
    requireShelfNumbers(lines, award);
    await endForCorrection(tx, side, request.tradeId, { payMode: choice.payMode, projectIds });
    const { addressId, couponId, usePoints } = choice;
    const asked = { addressId, coupons: askedCoupons(couponId), points: usePoints };
    return {
      settlement: await settle(tx, side, lines, asked, language, award),
      processes: await listProcesses(
        tx,
        side,
        { ...choice, ...(projectIds.length > 0 && { projectIds: projectIds.join(',') }) },
        lines,
        award,
      ),
    };
  });
