import { useEffect, useState } from 'react';

/** True once something has lasted for so many milliseconds; false at once when it ends. */
export const useLater = (lasts: boolean, ms: number): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [lasts, ms]);
  return lasts && late;
};
