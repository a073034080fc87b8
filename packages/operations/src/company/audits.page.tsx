import { companyOperationsApi, type WaitingRow } from '@mall/contract/company/certification.api.ts';
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
import { StatusMark } from '@mall/ui/status-mark.tsx';
import styles from '../audit/audit.module.css';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { CompanyCase } from './company-case.tsx';
import { companyTones } from './company-tones.ts';

/** Those whose papers wait, unless a state is chosen. */
const states = ['active', 'rejected', 'blocked', 'none'] as const;
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };
const aPage = 20;

/** Companies that ask to be certified, one beside the other: who waits longest comes first. */
export default function AuditsPage() {
  const t = useWords('company');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const query = { page, limit: aPage, ...filter };
  const exporting = useListExport({ call: companyOperationsApi.export, filter });
  const found = useList(ask(companyOperationsApi.page, { query }, { staleMs: 0 }));
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <AuditTabs at="companies" />
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
                any: t('tab.waiting'),
                options: states.map((one) => ({ value: one, label: t(`tab.${one}`) })),
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
          none={{ title: t(state ? 'none' : 'none.waiting') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <CompanyCase key={queue.open} id={queue.open} onDecided={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: WaitingRow }) {
  const t = useWords('company');
  const { mark, tone } = companyTones[row.versionId === null ? row.state : 'pending'];
  return (
    <>
      <span className={styles.line}>
        <b>{row.name}</b>
        <StatusMark mark={mark} tone={tone}>
          {t(row.versionId === null ? `state.${row.state}` : 'state.pending')}
        </StatusMark>
      </span>
      <span className={styles.line}>
        <span className="meta num">{row.unifiedCode}</span>
        <span className="meta">{row.version !== null && t(row.version > 1 ? 'kind.change' : 'kind.first')}</span>
        <span className="meta num">{row.submitDate?.slice(5, 16)}</span>
      </span>
    </>
  );
}
