import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleStation } from '@mall/contract/after-sale/after-sale.names.ts';
import type { StepItem } from '@mall/ui/steps.tsx';

const ways: Readonly<Record<1 | 2 | 3, readonly AfterSaleStation[]>> = {
  1: ['apply', 'agree', 'refund'],
  2: ['apply', 'agree', 'sendBack', 'receive', 'refund'],
  3: ['apply', 'agree', 'sendBack', 'receive', 'resend', 'confirmReceipt'],
};

/** What the mall decided stands for what the store did not do. */
const stepOf: Readonly<Record<string, AfterSaleStation>> = {
  apply: 'apply',
  agree: 'agree',
  uphold: 'agree',
  sendBack: 'sendBack',
  receive: 'receive',
  upholdReturn: 'receive',
  refund: 'refund',
  resend: 'resend',
  confirmReceipt: 'confirmReceipt',
};

const faultAt: Partial<Record<AfterSaleDetail['state'], AfterSaleStation>> = { rejected: 'agree', refused: 'receive' };
const over = new Set<AfterSaleDetail['state']>(['cancelled', 'closed', 'rejected', 'refused', 'finished']);

type ProcessItem = { step: AfterSaleStation; state: StepItem['state']; at?: string | undefined };

/** The way of an after-sale of its type: what happened and when, what runs, what is to come, where it broke. */
export const processOf = ({
  aftersaleType,
  state,
  steps,
}: Pick<AfterSaleDetail, 'aftersaleType' | 'state'> & { steps: readonly { event: string; at: string }[] }): ProcessItem[] => {
  const times = new Map<AfterSaleStation, string>();
  for (const { event, at } of steps) {
    const step = stepOf[event];
    if (step) times.set(step, at);
  }
  const broken = faultAt[state];
  if (broken) times.delete(broken);
  let running = !over.has(state);
  return ways[aftersaleType].map((step): ProcessItem => {
    const at = times.get(step);
    if (at !== undefined) return { step, state: 'done', at };
    if (step === broken) return { step, state: 'fault' };
    if (running) {
      running = false;
      return { step, state: 'current' };
    }
    return { step, state: over.has(state) ? 'skipped' : 'todo' };
  });
};
