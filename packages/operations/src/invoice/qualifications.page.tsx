import { type QualificationRow, qualificationOperationsApi } from '@mall/contract/invoice/qualification.api.ts';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.ts';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { QualificationCase } from './qualification-case.tsx';

const decisions = ['approved', 'rejected', 'withdrawn'] as const;
const fields = { state: oneOf(decisions), word: typed(40), id: typed(18) };

/** Companies that want VAT special invoices: who waits longest comes first. */
export default function QualificationsPage() {
  const t = useWords('invoice');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: queueSize, ...(state && { decision: state }), ...(word && { word }) };
  const found = useList(ask(qualificationOperationsApi.page, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('tab.qualifications')}
      tabs={<InvoiceTabs at="qualifications" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', decisions, { label: t('state'), any: t('decision.waiting'), of: (one) => t(`decision.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'none' : 'none.waiting') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <QualificationCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: QualificationRow }) {
  const t = useWords('invoice');
  return (
    <>
      <CaseLine>
        <b>{row.companyName}</b>
        <span className="meta">{t(`decision.${row.decision}`)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{row.taxNumber}</span>
        <span className="meta num">{row.submitDate.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
