import type { CouponState } from '@mall/contract/marketing/coupon.api.ts';

type Given = { begun: boolean; over: boolean; quota: number; received: number; perMember: number; mine: number };

/** The time decides first, then what the member has, then what is left. */
export const couponStateOf = ({ begun, over, quota, received, perMember, mine }: Given): CouponState => {
  if (over) return 'overdue';
  if (!begun) return 'upcoming';
  if (mine >= perMember) return 'received';
  return received >= quota ? 'none_left' : 'receivable';
};
