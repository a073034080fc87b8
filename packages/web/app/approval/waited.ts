import { useWords } from '../kernel/words.tsx';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** How long something waits, in the largest unit that says enough. */
export const useWaited = (): ((seconds: number) => string) => {
  const t = useWords('approval');
  return (seconds) => {
    if (seconds >= day) return t('waited.days', { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) });
    if (seconds >= hour) return t('waited.hours', { hours: Math.floor(seconds / hour), minutes: Math.floor((seconds % hour) / minute) });
    return t('waited.minutes', { minutes: Math.max(1, Math.floor(seconds / minute)) });
  };
};

/** Until when something must happen; less than a day is near. */
export const isNear = (seconds: number | undefined): boolean => seconds !== undefined && seconds < day;
