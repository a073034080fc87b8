import type { AfterSaleState } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { AfterSaleReason } from '@mall/contract/after-sale/after-sale.rules.ts';

/** Where the bought line is: with the store, on its way, or received. */
export type LinePlace = 'wait_ship' | 'wait_receive' | 'done';

/** Steps that are taken in the order given. */
export type DemoStep =
  | 'agree'
  | 'reject'
  | 'cancel'
  | 'sendBack'
  | 'receive'
  | 'refuse'
  | 'resend'
  | 'confirm'
  | 'startRefund'
  | 'refund'
  | 'appeal'
  | 'timeout'
  | 'uphold'
  | 'dismiss';

export type AfterSalePlan = {
  place: LinePlace;
  type: 1 | 2 | 3;
  reason: AfterSaleReason;
  description: string;
  steps: readonly DemoStep[];
  ends: AfterSaleState;
  photo?: boolean;
};

const plan = (
  place: LinePlace,
  type: 1 | 2 | 3,
  reason: AfterSaleReason,
  description: string,
  ends: AfterSaleState,
  steps: readonly DemoStep[],
  photo = false,
): AfterSalePlan => ({ place, type, reason, description, ends, steps, photo });

const back = ['agree', 'sendBack'] as const;

/** Every state, each reached the way buyers and stores reach it. Those that give their pieces free come first on a line. */
export const afterSalePlans: readonly AfterSalePlan[] = [
  plan('wait_ship', 1, 'not_needed', '项目延期，这部分暂不需要，请退款。', 'finished', ['agree', 'startRefund', 'refund']),
  plan('wait_receive', 1, 'not_received', '物流显示已签收，仓库没有收到。', 'applied', []),
  plan('wait_receive', 2, 'damaged', '外护套有刮伤，开盘照片见附件。', 'agreed', ['agree'], true),
  plan('wait_receive', 2, 'not_as_described', '截面与铭牌不符，实测偏小。', 'returning', back, true),
  plan('done', 2, 'not_needed', '多订了一件，未拆封。', 'cancelled', ['cancel']),
  plan('done', 2, 'quality', '耐压试验不合格，申请退货。', 'rejected', ['reject'], true),
  plan('done', 2, 'quality', '表面有气泡，影响安装。', 'refused', [...back, 'refuse']),
  plan('done', 2, 'wrong_order', '型号选错，申请退货。', 'closed', ['agree', 'timeout']),
  plan('done', 3, 'quality', '指示灯不亮，申请换新。', 'finished', [...back, 'receive', 'resend', 'confirm']),
  plan('done', 2, 'quality', '机构卡涩，分合闸不到位。', 'finished', [...back, 'receive', 'startRefund', 'refund'], true),
  plan('done', 3, 'damaged', '运输途中磕碰，外壳变形。', 'resent', [...back, 'receive', 'resend'], true),
  plan('done', 3, 'quality', '液晶缺笔，申请换新。', 'wait_resend', [...back, 'receive']),
  plan('done', 2, 'not_as_described', '参数与合格证不一致。', 'wait_refund', [...back, 'receive']),
  plan('done', 1, 'short', '少发一件，申请退还差额。', 'applied', ['timeout']),
  plan('done', 2, 'quality', '绝缘电阻低于标准值，附检测报告。', 'rejected', ['reject', 'appeal'], true),
  plan('done', 1, 'quality', '包装破损，与商家协商部分退款。', 'wait_refund', ['reject', 'appeal', 'uphold']),
];
