import { companyOperationsApi, type WaitingRow } from '@mall/contract/company/certification.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { CompanyCase } from './company-case.tsx';
import { companyTones } from './company-tones.ts';

/** Those whose papers wait, unless a state is chosen. */
const states = ['active', 'rejected', 'blocked', 'none'] as const;
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };

/** Companies that ask to be certified, one beside the other: who waits longest comes first. */
export default function AuditsPage() {
  const t = useWords('company');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const query = { page, limit: queueSize, ...filter };
  const exporting = useListExport({ call: companyOperationsApi.export, filter });
  const found = useList(ask(companyOperationsApi.page, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={<AuditTabs at="companies" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', states, { label: t('stateLabel'), any: t('tab.waiting'), of: (one) => t(`tab.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'none' : 'none.waiting') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <CompanyCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: WaitingRow }) {
  const t = useWords('company');
  const { mark, tone } = companyTones[row.versionId === null ? row.state : 'pending'];
  return (
    <>
      <CaseLine>
        <b>{row.name}</b>
        <StatusMark mark={mark} tone={tone}>
          {t(row.versionId === null ? `state.${row.state}` : 'state.pending')}
        </StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{row.unifiedCode}</span>
        <span className="meta">{row.version !== null && t(row.version > 1 ? 'kind.change' : 'kind.first')}</span>
        <span className="meta num">{row.submitDate?.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
