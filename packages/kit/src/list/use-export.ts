import { CallError } from '@mall/client/call-error.ts';
import { saveFile } from '@mall/client/download.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { browserDownload } from '../ask/browser.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { makeInBackground } from './make-in-background.ts';

type ExportPlan<Now extends AnyCall, Later extends AnyCall> = {
  now: Now;
  /** What is said when the file is there. */
  done?: string;
  /** Stands beside that: the way to the download centre, where the file is kept. */
  kept?: ReactNode;
  /** For more rows than are made while the reader waits: asks the download centre for it. `many`: the refusal that means "too many for at once". */
  later?: { start: Later; many: string };
};

export type Exporting<Filter> = { start: (filter: Filter) => void; busy: boolean; job: DownloadProgress | undefined };

/** Exports the rows of a list: at once, or, when they are many, in the background while the reader goes on. */
export const useExport = <Now extends AnyCall, Later extends AnyCall>({
  now,
  later,
  done,
  kept,
}: ExportPlan<Now, Later>): Exporting<NonNullable<RequestOf<Now>['query']>> => {
  type Filter = NonNullable<RequestOf<Now>['query']>;
  const t = useKitWords();
  const [job, setJob] = useState<DownloadProgress>();
  const say = () => toast.ok(done ?? t('export.done'), kept ? { action: kept } : {});
  const exportMany = async ({ start }: NonNullable<typeof later>, filter: Filter) => {
    if (await makeInBackground(start, filter, setJob)) say();
    else toast.bad(t('export.failed'));
  };
  const sending = useMutation({
    mutationFn: async (filter: Filter) => {
      try {
        saveFile(await browserDownload(now, { query: filter } as RequestOf<Now>, { noPopupMessage: true }));
        say();
      } catch (error) {
        if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
        if (later && error.errorCode === later.many) await exportMany(later, filter);
        else toast.warn(error.msg);
      }
    },
    onSettled: () => setJob(undefined),
  });
  return { start: (filter) => sending.mutate(filter), busy: sending.isPending, job };
};
