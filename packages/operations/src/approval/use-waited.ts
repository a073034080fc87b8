import { useWords } from '../kernel/words.ts';

const hour = 3600;
const day = 86_400;

/** How long a request waits; minutes are of no interest here. */
export const useWaited = (): ((seconds: number) => string) => {
  const t = useWords('approval');
  return (seconds) =>
    seconds >= day
      ? t('waited.days', { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) })
      : t('waited.hours', { hours: Math.max(1, Math.floor(seconds / hour)) });
};
