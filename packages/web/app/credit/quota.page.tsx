import { creditApi } from '@mall/contract/credit/credit.api.ts';
import type { CreditState } from '@mall/contract/credit/credit.machine.ts';
import { ledgerGroupNames } from '@mall/contract/credit/credit.rules.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ExportNote } from '@mall/kit/list/export-note.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { makeInBackground } from '@mall/kit/list/make-in-background.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadsLink } from '../download/downloads-link.tsx';
import { useWords } from '../kernel/words.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LedgerCard, useLedgerColumns } from './ledger-columns.tsx';
import styles from './quota.module.css';
import { quotaAsk } from './quota-ask.ts';
import { QuotaCard } from './quota-card.tsx';
import { QuotaNotes } from './quota-notes.tsx';

const groups = ['all', ...ledgerGroupNames] as const;
const fields = { group: oneOf(groups, 'all'), from: typed(), to: typed(), word: typed(40) };
const size = 10;

const applyWord = (state: CreditState) => (state === 'active' ? 'apply.raise' : state === 'expired' ? 'apply.renew' : 'apply.open');

/** The company's purchase quota: how it stands, what is to be done, and everything that moved it. */
export default function QuotaPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { group, from, to, word, page } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const filter = { ...(group !== 'all' && { group }), ...(from && { from }), ...(to && { to }), ...(word && { word }) };
  const found = useList(ask(creditApi.log, { query: { page, limit: size, ...filter } }, { staleMs: 0 }), { enabled: !unsound });
  const account = useList(quotaAsk);
  const exporting = useLedgerExport();
  const [open, setOpen] = useState<'apply' | 'history'>();
  // A limit has been allocated in the ledger: who finds it empty does not see that far.
  const hasLedger = account.data !== undefined && account.data.total !== '0.00';
  const mayApply = account.data?.mayApply === 1;
  const canApply = mayApply && account.data?.application?.decision !== 'waiting' && account.data?.state !== 'on_hold';
  return (
    <ListPage
      title={t('title')}
      acts={
        <>
          {mayApply && (
            <Button look="line" onClick={() => setOpen('history')}>
              {t('history.act')}
            </Button>
          )}
          <Button
            look="line"
            icon={<DownloadIcon size={16} />}
            busy={exporting.busy}
            disabled={unsound || (found.data?.total ?? 0) === 0}
            onClick={() => exporting.start(filter)}
          >
            {t('ledger.export')}
          </Button>
          {canApply && account.data && <Button onClick={() => setOpen('apply')}>{t(applyWord(account.data.state))}</Button>}
        </>
      }
      note={
        <div className={styles.notes}>
          {exporting.job && <ExportNote job={exporting.job} />}
          {account.isError ? (
            <ErrorState
              title={t('failed')}
              labels={{ retry: t('retry') }}
              busy={account.isFetching}
              onRetry={() => void account.refetch()}
            />
          ) : account.data ? (
            <>
              <QuotaNotes account={account.data} />
              <QuotaCard account={account.data} />
            </>
          ) : (
            <Skeleton kind="block" height={200} />
          )}
        </div>
      }
      tabs={{
        label: t('ledger.title'),
        items: groups.map((id) => ({ id, label: t(`ledger.${id}`) })),
        value: group,
        hrefOf: (next) => place.hrefOf({ group: next }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'days',
              label: t('ledger.days'),
              from: { name: 'from', label: t('ledger.from') },
              to: { name: 'to', label: t('ledger.to') },
            },
            { kind: 'text', name: 'word', label: t('ledger.word'), width: 200, most: 40 },
          ]}
          faultsOf={faultsOf}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useLedgerColumns(),
        card: (line) => <LedgerCard line={line} />,
        none: place.narrowed()
          ? {
              title: t('ledger.noneFound'),
              actions: (
                <RouterLink href={place.plain} className="link">
                  {t('ledger.plain')}
                </RouterLink>
              ),
            }
          : hasLedger
            ? { title: t('ledger.unseen'), text: t('ledger.unseenText') }
            : { title: t('ledger.none'), text: t('ledger.noneText') },
        words: { failed: t('ledger.failed') },
      }}
    >
      {open === 'apply' && <ApplyDialog onClose={() => setOpen(undefined)} />}
      {open === 'history' && <HistoryDialog onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}

/** The lines of the filter as a file; it lands in the download centre as well. */
const useLedgerExport = () => {
  const t = useWords('credit');
  const kit = useKitWords();
  const [job, setJob] = useState<DownloadProgress>();
  const making = useMutation({
    mutationFn: async (filter: object) => {
      if (await makeInBackground(creditApi.exportLog, filter, setJob)) toast.ok(t('ledger.exported'), { action: <DownloadsLink /> });
      else toast.bad(kit('export.failed'));
    },
    onSettled: () => setJob(undefined),
  });
  return { start: making.mutate, busy: making.isPending, job };
};
