import { CallError } from '@mall/client/call-error.ts';
import { saveFile } from '@mall/client/download.ts';
import { type ExportJob, orderApi } from '@mall/contract/order/order.api.ts';
import { browserCall, browserDownload } from '@mall/kit/ask/browser.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import type { OrdersFilter } from './orders-address.ts';

const lookMs = 1000;
const pause = () =>
  new Promise((done) => {
    setTimeout(done, lookMs);
  });

/** Waits for an export that is made in the background; who leaves the page still gets the file. */
const waitFor = async (job: ExportJob, tell: (job: ExportJob) => void): Promise<ExportJob> => {
  let now = job;
  while (now.state === 'waiting' || now.state === 'running') {
    tell(now);
    await pause();
    now = await browserCall(orderApi.exportState, { params: { id: job.id } }, { silent: true });
  }
  return now;
};

/** Exports the orders of the list: at once, or, when they are many, in the background while the reader goes on. */
export const useExport = () => {
  const t = useWords('order');
  const [job, setJob] = useState<ExportJob>();
  const exportMany = async (filter: OrdersFilter) => {
    const made = await waitFor(await browserCall(orderApi.exportLater, { body: filter }), setJob);
    if (made.state === 'failed') return void toast.bad(t('export.failed'));
    saveFile(await browserDownload(orderApi.exportFile, { params: { id: made.id } }));
    toast.ok(t('export.done'));
  };
  const start = useMutation({
    mutationFn: async (filter: OrdersFilter) => {
      try {
        saveFile(await browserDownload(orderApi.export, { query: filter }, { noPopupMessage: true }));
        toast.ok(t('export.done'));
      } catch (error) {
        if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
        if (error.errorCode === 'order.export_many') await exportMany(filter);
        else toast.warn(error.msg);
      }
    },
    onSettled: () => setJob(undefined),
  });
  return { start: (filter: OrdersFilter) => start.mutate(filter), busy: start.isPending, job };
};
