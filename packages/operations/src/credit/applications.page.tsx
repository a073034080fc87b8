import { applicationMachine, applicationStates } from '@mall/contract/credit/application.machine.ts';
import { type CreditApplicationRow, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { Yuan } from '../money/yuan.tsx';
import { ApplicationCase } from './application-case.tsx';
import { CreditTabs } from './credit-tabs.tsx';
import { decisionTones } from './credit-tones.ts';

/** Those that wait are shown without a filter. */
const decisions = applicationStates.filter((state) => !applicationMachine.open.includes(state));
const fields = { state: oneOf(decisions), word: typed(40), id: typed(18) };

/** Companies that apply for a purchase quota, one beside the other: who waits longest comes first. */
export default function ApplicationsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: queueSize, ...(state && { decision: state }), ...(word && { word }) };
  const found = useList(ask(creditOperationsApi.applications, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('title')}
      name={t('tab.applications')}
      lead={t('lead')}
      tabs={<CreditTabs at="applications" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', decisions, { label: t('state'), any: t('app.decision.waiting'), of: (one) => t(`app.decision.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'app.none' : 'app.none.waiting') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <ApplicationCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: CreditApplicationRow }) {
  const t = useWords('credit');
  const standing = row.second ? 'second' : row.decision;
  return (
    <>
      <CaseLine>
        <b>{row.companyName}</b>
        <StatusMark {...decisionTones[standing]}>{t(`app.decision.${standing}`)}</StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="meta">{t(`app.kind.${row.kind}`)}</span>
        <span className="meta">
          <Yuan value={row.amount} />
        </span>
        <span className="meta num">{row.submitDate.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
