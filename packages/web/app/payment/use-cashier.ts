import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../kernel/language.ts';
import { queryOf } from '../kernel/page-queries.ts';
import { cashierQuestion, typesQuestion } from './pay.queries.ts';

export const useCashier = (paySn: string) => {
  const language = useLanguage();
  return useQuery({ ...queryOf(cashierQuestion(paySn), language), enabled: paySn !== '' });
};

export const usePayTypes = (paySn: string) => {
  const language = useLanguage();
  return useQuery({ ...queryOf(typesQuestion(paySn), language), enabled: paySn !== '' });
};

/** A refusal that says "no such thing" is an answer, not a fault to try again. */
export const isUnknown = (error: unknown): boolean => (error as { errorCode?: unknown } | null)?.errorCode === 'kernel.not_found';
