import { billApi } from '@mall/contract/billing/bill.api.ts';
import type { BillCase, BillLine } from '@mall/contract/billing/bill-data.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

const atOnce = 100;

const readEvery = async (id: string): Promise<BillLine[]> => {
  const lines: BillLine[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await browserCall(billApi.lines, { params: { id }, query: { page, limit: atOnce } });
    lines.push(...list);
    if (lines.length >= total || list.length === 0) return lines;
  }
};

/** Paper has every line of a bill, where the screen has a page of them. */
export const usePrintBill = () => {
  const [lines, setLines] = useState<readonly BillLine[]>();
  const printing = useMutation({
    mutationFn: ({ id }: BillCase) => readEvery(id),
    onSuccess: (every) => {
      flushSync(() => setLines(every));
      window.print();
      setLines(undefined);
    },
  });
  return { lines, start: printing.mutate, busy: printing.isPending };
};
