import { CallError } from '@mall/client/call-error.ts';
import { saveFile } from '@mall/client/download.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserCall, browserDownload } from '../ask/browser.ts';
import { useKitWords } from '../words/use-kit-words.ts';

/** How far an export has come that is made in the background. */
export type ExportState = { id: string; state: 'waiting' | 'running' | 'ready' | 'failed'; rows: number; done: number };

type ExportPlan<Now extends AnyCall, Later extends AnyCall> = {
  now: Now;
  /** What is said when the file is there. */
  done?: string;
  /** For more rows than are made while the reader waits: begins it, tells how far it is, gives the file. */
  later?: { start: Later; state: AnyCall; file: AnyCall /** The refusal that means "too many for at once". */; many: string };
};

const lookMs = 1000;
const pause = () =>
  new Promise((done) => {
    setTimeout(done, lookMs);
  });

const byId = (id: string) => ({ params: { id } }) as unknown as RequestOf<AnyCall>;

/** Waits for an export that is made in the background; who leaves the page still gets the file. */
const waitFor = async (call: AnyCall, job: ExportState, tell: (job: ExportState) => void): Promise<ExportState> => {
  let now = job;
  while (now.state === 'waiting' || now.state === 'running') {
    tell(now);
    await pause();
    now = (await browserCall(call, byId(job.id), { silent: true })) as ExportState;
  }
  return now;
};

export type Exporting<Filter> = { start: (filter: Filter) => void; busy: boolean; job: ExportState | undefined };

/** Exports the rows of a list: at once, or, when they are many, in the background while the reader goes on. */
export const useExport = <Now extends AnyCall, Later extends AnyCall>({
  now,
  later,
  done,
}: ExportPlan<Now, Later>): Exporting<NonNullable<RequestOf<Now>['query']>> => {
  type Filter = NonNullable<RequestOf<Now>['query']>;
  const t = useKitWords();
  const [job, setJob] = useState<ExportState>();
  const exportMany = async ({ start, state, file }: NonNullable<typeof later>, filter: Filter) => {
    const begun: DataOf<Later> = await browserCall(start, { body: filter } as RequestOf<Later>);
    const made = await waitFor(state, begun as ExportState, setJob);
    if (made.state === 'failed') return void toast.bad(t('export.failed'));
    saveFile(await browserDownload(file, byId(made.id)));
    toast.ok(done ?? t('export.done'));
  };
  const sending = useMutation({
    mutationFn: async (filter: Filter) => {
      try {
        saveFile(await browserDownload(now, { query: filter } as RequestOf<Now>, { noPopupMessage: true }));
        toast.ok(done ?? t('export.done'));
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
