import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import { ExportNote } from '@mall/kit/list/export-note.tsx';
import { makeInBackground } from '@mall/kit/list/make-in-background.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadsLink } from './downloads-link.tsx';

type SheetPlan<Start extends AnyCall> = {
  call: Start;
  /** What the list shows now. */
  filter: NonNullable<RequestOf<Start>['body']>;
  disabled: boolean;
  label: string;
  done: string;
};

/** The rows of a list as a file of the download centre: its button, and how far it is. */
export const useSheetExport = <Start extends AnyCall>({ call, filter, disabled, label, done }: SheetPlan<Start>) => {
  const kit = useKitWords();
  const [job, setJob] = useState<DownloadProgress>();
  const making = useMutation({
    mutationFn: async () => {
      if (await makeInBackground(call, filter, setJob)) toast.ok(done, { action: <DownloadsLink /> });
      else toast.bad(kit('export.failed'));
    },
    onSettled: () => setJob(undefined),
  });
  return {
    button: (
      <Button look="line" icon={<DownloadIcon size={16} />} busy={making.isPending} disabled={disabled} onClick={() => making.mutate()}>
        {label}
      </Button>
    ),
    note: job && <ExportNote job={job} />,
  };
};
