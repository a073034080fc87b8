import type { RequestChange } from '@mall/contract/approval/correction.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useApprovalWords } from './use-approval-words.ts';

/** Says what a correction changed: what, from what to what. */
export const useChangeWords = (): ((change: RequestChange) => string) => {
  const t = useApprovalWords();
  const shown = (what: RequestChange['what'], text: string): string => {
    if (text === '') return t('change.none');
    if (what === 'amount') return `¥${formatCurrency(text)}`;
    if (what === 'payMode') return t(`change.pay.${text as 'prepay' | 'postpay' | 'credit'}`);
    if (what === 'delivery') return t(`change.delivery.${text as 'any' | 'weekday' | 'weekend'}`);
    return text;
  };
  return ({ what, name, from, to }) => {
    if (what === 'removed') return t('change.removed', { name, from });
    return t('change.fromTo', {
      what: [name, t(`change.${what}`)].filter(Boolean).join(' '),
      from: shown(what, from),
      to: shown(what, to),
    });
  };
};
