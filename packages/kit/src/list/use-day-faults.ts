import { isDay } from '@mall/ui/date/day.rules.ts';
import { useKitWords } from '../words/use-kit-words.ts';

type Days = { readonly from: string; readonly to: string };

/** The database's calendar begins long before, but no document of the mall does. */
const isSound = (day: string) => day === '' || (isDay(day) && day >= '1970');

/** What is wrong with the days that a filter names, and whether a list can be asked for with those of its address. */
export const useDayFaults = (at: Days) => {
  const t = useKitWords();
  const faultsOf = ({ from, to }: Days): Partial<Record<keyof Days, string>> => {
    if (!isSound(from)) return { from: t('filter.dayWrong') };
    if (!isSound(to)) return { to: t('filter.dayWrong') };
    return from !== '' && to !== '' && to < from ? { to: t('filter.daysWrong') } : {};
  };
  return { faultsOf, unsound: Object.keys(faultsOf(at)).length > 0 };
};
