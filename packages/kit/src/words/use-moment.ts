import { formatDay, formatDeadline, formatMoment, formatShortDay } from './format-moment.ts';
import { useLanguage } from './language.ts';

type Length = 'whole' | 'brief';

/** Days and moments as the reader's language writes them. */
export const useMoment = () => {
  const language = useLanguage();
  return {
    day: (time: string): string => formatDay(time, language),
    shortDay: (time: string): string => formatShortDay(time, language),
    moment: (time: string, length?: Length): string => formatMoment(time, language, length),
    deadline: (time: string, length?: Length): string => formatDeadline(time, language, length),
  };
};
