import { useWords } from '../kernel/words.ts';
import { spanOf } from './span.rules.ts';

/** Minutes in words. */
export const useSpan = (): ((minutes: number) => string) => {
  const t = useWords('desk');
  return (minutes) => {
    const { words, of } = spanOf(minutes);
    return t(`span.${words}`, of);
  };
};
