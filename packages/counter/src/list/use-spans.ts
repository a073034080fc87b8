import { typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useCounterWords } from '../frame/counter-context.ts';

export const daySpanFields = { from: typed(10), to: typed(10) };
export const amountSpanFields = { min: typed(12), max: typed(12) };

type Days = { readonly from: string; readonly to: string };
type Amounts = { readonly min: string; readonly max: string };

const yuan = (text: string) => Number(text).toFixed(2);
const isAmount = (text: string) => text === '' || /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** A list between two days: its filter, what is wrong with it, and what is asked of the server. */
export const useDaySpan = (at: Days, label: string) => {
  const t = useCounterWords();
  const { faultsOf, unsound } = useDayFaults(at);
  const filter = { kind: 'days', label, from: { name: 'from', label: t('span.from') }, to: { name: 'to', label: t('span.to') } } as const;
  return { filter, faultsOf, unsound, asked: { ...(at.from && { from: at.from }), ...(at.to && { to: at.to }) } };
};

/** A list between two amounts of yuan, in the same way. */
const useAmountSpan = (at: Amounts, label: string) => {
  const t = useCounterWords();
  const filter = {
    kind: 'amounts',
    label,
    min: { name: 'min', label: t('span.min') },
    max: { name: 'max', label: t('span.max') },
  } as const;
  const faultsOf = ({ min, max }: Amounts): Partial<Record<keyof Amounts, string>> => {
    if (!isAmount(min)) return { min: t('span.amountWrong') };
    if (!isAmount(max)) return { max: t('span.amountWrong') };
    return min !== '' && max !== '' && Number(max) < Number(min) ? { max: t('span.amountsWrong') } : {};
  };
  const unsound = Object.keys(faultsOf(at)).length > 0;
  return {
    filter,
    faultsOf,
    unsound,
    asked: unsound ? {} : { ...(at.min && { min: yuan(at.min) }), ...(at.max && { max: yuan(at.max) }) },
  };
};

/** Both of them. */
export const useSpans = (at: Days & Amounts, labels: { days: string; amounts: string }) => {
  const days = useDaySpan(at, labels.days);
  const amounts = useAmountSpan(at, labels.amounts);
  return {
    filters: [days.filter, amounts.filter] as const,
    faultsOf: (given: Days & Amounts) => ({ ...days.faultsOf(given), ...amounts.faultsOf(given) }),
    unsound: days.unsound || amounts.unsound,
    asked: { ...days.asked, ...amounts.asked },
  };
};
