import { type ApplicationRow, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import type { ApplicationState } from '@mall/contract/store/application.machine.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { RegistrationCase } from './registration-case.tsx';

/** Those that wait, unless a state is chosen. */
const states = ['approved', 'returned', 'filling'] as const;
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };

/** Sellers who want a store, one beside the other: who waits longest comes first. */
export default function RegistrationsPage() {
  const t = useWords('store');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const query = { page, limit: queueSize, ...filter };
  const exporting = useListExport({ call: applicationOperationsApi.export, filter });
  const found = useList(ask(applicationOperationsApi.page, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={620}
      tabs={<AuditTabs at="stores" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', states, { label: t('stateLabel'), any: t('state.pending'), of: (one) => t(`state.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'none' : 'none.pending') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <RegistrationCase key={id} id={id} onDecided={next} />}
    </QueuePage>
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
      <CaseLine>
        <b>{companyName}</b>
        <StatusMark {...tones[state]}>{t(`state.${state}`)}</StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="meta">{storeName}</span>
        <span className="meta">{version > 1 ? t('again', { version }) : t('first')}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{unifiedCode}</span>
        <span className="meta num">{submitDate?.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
