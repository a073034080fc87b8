import { type ApplicationRow, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import type { ApplicationState } from '@mall/contract/store/application.machine.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import styles from '../audit/audit.module.css';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { RegistrationCase } from './registration-case.tsx';

/** Those that wait, unless a state is chosen. */
const states = ['approved', 'returned', 'filling'] as const;
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };
const aPage = 20;

/** Sellers who want a store, one beside the other: who waits longest comes first. */
export default function RegistrationsPage() {
  const t = useWords('store');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const query = { page, limit: aPage, ...filter };
  const exporting = useListExport({ call: applicationOperationsApi.export, filter });
  const found = useList(ask(applicationOperationsApi.page, { query }, { staleMs: 0 }));
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={620}
      head={
        <>
          <AuditTabs at="stores" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('word'), width: 240 },
              {
                kind: 'choice',
                name: 'state',
                label: t('stateLabel'),
                labelled: true,
                atOnce: true,
                any: t('state.pending'),
                options: states.map((one) => ({ value: one, label: t(`state.${one}`) })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t(state ? 'none' : 'none.pending') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <RegistrationCase key={queue.open} id={queue.open} onDecided={queue.next} />
      )}
    </SideBySide>
  );
}

/** Amber waits for the mall. */
const tones: Readonly<Record<ApplicationState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  filling: { mark: 'open', tone: 'grey' },
  pending: { mark: 'open', tone: 'amber' },
  returned: { mark: 'closed', tone: 'red' },
  approved: { mark: 'closed', tone: 'green' },
};

function Row({ row: { companyName, storeName, unifiedCode, state, version, submitDate } }: { row: ApplicationRow }) {
  const t = useWords('store');
  return (
    <>
      <span className={styles.line}>
        <b>{companyName}</b>
        <StatusMark {...tones[state]}>{t(`state.${state}`)}</StatusMark>
      </span>
      <span className={styles.line}>
        <span className="meta">{storeName}</span>
        <span className="meta">{version > 1 ? t('again', { version }) : t('first')}</span>
      </span>
      <span className={styles.line}>
        <span className="meta num">{unifiedCode}</span>
        <span className="meta num">{submitDate?.slice(5, 16)}</span>
      </span>
    </>
  );
}
