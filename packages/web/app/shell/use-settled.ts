import { useEffect, useState } from 'react';

const pause = 150;
const longest = 40;

/** What is typed, once the typing pauses. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState('');
  const keyword = typed.trim().slice(0, longest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(keyword), pause);
    return () => clearTimeout(timer);
  }, [keyword]);
  return settled === keyword ? settled : '';
};
