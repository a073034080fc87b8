import type { Cashier } from '@mall/contract/payment/payment.api.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';
import { cashierQuestion, typesQuestion } from './pay.queries.ts';

/** What failed is told by the page itself. */
export const useCashier = (paySn: string) => {
  const language = useLanguage();
  const question = cashierQuestion(paySn);
  const queryFn = () => browserCall(question.call, question.request, { silent: true });
  return useQuery({ ...queryOf(question, language), queryFn, enabled: paySn !== '' });
};

export const usePayTypes = (paySn: string) => {
  const language = useLanguage();
  return useQuery({ ...queryOf(typesQuestion(paySn), language), enabled: paySn !== '' });
};

/** A refusal that says "no such thing" is an answer, not a fault to try again. */
export const isUnknown = (error: unknown): boolean => (error as { errorCode?: unknown } | null)?.errorCode === 'kernel.not_found';

/** Something can be paid now. */
export const isOpen = ({ state }: Pick<Cashier, 'state'>): boolean => state === 'unpaid' || state === 'paying' || state === 'failure';
