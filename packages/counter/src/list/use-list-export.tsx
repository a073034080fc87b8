import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ExportNote } from '@mall/kit/list/export-note.tsx';
import { makeInBackground } from '@mall/kit/list/make-in-background.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';

type ListExportPlan<Start extends AnyCall> = {
  call: Start;
  /** What the list shows now. */
  filter: NonNullable<RequestOf<Start>['body']>;
  disabled?: boolean;
  label?: string;
  /** Reads that list what is being made, where the page has one. */
  changes?: readonly AnyCall[];
  /** Among the small buttons of what is picked. */
  small?: boolean;
};

/** The rows of a list as a file: the button for its head, and how far it is. It is kept in the download centre, so that whoever leaves the page has it, too. */
export const useListExport = <Start extends AnyCall>({
  call,
  filter,
  disabled = false,
  label,
  changes = [],
  small = false,
}: ListExportPlan<Start>): { button: ReactNode; note: ReactNode } => {
  const t = useCounterWords();
  const kit = useKitWords();
  const [job, setJob] = useState<DownloadProgress>();
  const making = useMutation({
    mutationFn: async () => {
      let told = false;
      const tell = (now: DownloadProgress) => {
        if (!told) void askAgain(changes);
        told = true;
        setJob(now);
      };
      if (await makeInBackground(call, filter, tell))
        toast.ok(t('exported'), {
          action: (
            <RouterLink href="/downloads" className="link">
              {t('downloads')}
            </RouterLink>
          ),
        });
      else toast.bad(kit('export.failed'));
    },
    onSettled: () => {
      setJob(undefined);
      return askAgain(changes);
    },
  });
  return {
    button: (
      <Button
        look="line"
        size={small ? 's' : 'm'}
        icon={small ? undefined : <DownloadIcon size={16} />}
        busy={making.isPending}
        disabled={disabled}
        onClick={() => making.mutate()}
      >
        {label ?? t('export')}
      </Button>
    ),
    note: job && <ExportNote job={job} />,
  };
};
