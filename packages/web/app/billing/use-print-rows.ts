import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** So many are asked for at once. */
export const printedAtOnce = 100;

/** Paper has every row, where the screen has a page of them. */
export const usePrintRows = <Row>(read: (page: number) => Promise<{ list: readonly Row[]; total: number }>) => {
  const [rows, setRows] = useState<readonly Row[]>();
  const printing = useMutation({
    mutationFn: async () => {
      const every: Row[] = [];
      for (let page = 1; ; page += 1) {
        const { list, total } = await read(page);
        every.push(...list);
        if (every.length >= total || list.length === 0) return every;
      }
    },
    onSuccess: (every) => {
      flushSync(() => setRows(every));
      window.print();
      setRows(undefined);
    },
  });
  return { rows, start: () => printing.mutate(), busy: printing.isPending };
};
