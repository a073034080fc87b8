import { useSyncExternalStore } from 'react';

// A narrow window, or a finger for a pointer: who holds the page in his hand cannot scan it.
const question = '(max-width: 767px), (hover: none) and (pointer: coarse)';

const watch = (changed: () => void): (() => void) => {
  const answer = matchMedia(question);
  answer.addEventListener('change', changed);
  return () => answer.removeEventListener('change', changed);
};

export const useTelephone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(question).matches,
    () => false,
  );
