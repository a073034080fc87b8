import { useState } from 'react';
import { useKept, writeKept } from '../../kernel/kept-state.ts';

/** More would fill the browser's store for everything else. */
const mostKept = 200_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands on the pad, kept from visit to visit: a list that took an hour is not lost by a closed page. */
export const useKeptPad = (): [string, (text: string) => void] => {
  const kept = useKept('billPad', textOf);
  const [typed, setTyped] = useState<string>();
  const put = (next: string) => {
    setTyped(next);
    writeKept('billPad', next.length > mostKept ? '' : next);
  };
  return [typed ?? kept, put];
};
