import { useEffect, useEffectEvent, useState } from 'react';

/** Counts the seconds down and leaves then, unless the reader says that he stays. */
export const useLeaving = (seconds: number, leave: () => void, counts = true) => {
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);
  const go = useEffectEvent(leave);
  useEffect(() => {
    if (stays || !counts) return undefined;
    if (left === 0) {
      go();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stays, counts]);
  return { left, stays, stay: () => setStays(true) };
};
