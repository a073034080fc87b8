import { feedbackKinds, feedbackStates } from '@mall/contract/content/feedback.rules.ts';
import { type FeedbackRow, feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Tabs } from '@mall/ui/tabs.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import { FeedbackCase } from './feedback-case.tsx';

const fields = {
  state: oneOf(feedbackStates, 'new'),
  kind: oneOf(feedbackKinds),
  word: typed(40),
  from: typed(),
  to: typed(),
  id: typed(18),
};

/** What visitors wrote, gone through case by case: what waits longest comes first. */
export default function FeedbackPage() {
  const t = useWords('feedback');
  const place = usePlace(fields);
  const { state, kind, word, from, to, page } = place.at;
  const { faultsOf, unsound } = useDayFaults({ from, to });
  const filter = { state, ...(kind && { kind }), ...(word && { word }), ...(from && { from }), ...(to && { to }) };
  const found = useList(ask(feedbackOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const exporting = useListExport({ call: feedbackOperationsApi.export, filter, disabled: unsound });
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={
        <Tabs
          inset
          label={t('title')}
          items={feedbackStates.map((tab) => ({ id: tab, label: t(`tab.${tab}`) }))}
          value={state}
          hrefOf={(tab) => place.hrefOf({ state: tab, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('kind', feedbackKinds, { label: t('kind'), any: t('kind.any'), of: (one) => t(`kind.${one}`) }),
        { kind: 'days', label: t('days'), from: { name: 'from', label: t('from') }, to: { name: 'to', label: t('to') } },
      ]}
      faultsOf={faultsOf}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state === 'new' && !place.narrowed(['state', 'id']) ? 'none.new' : 'none') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <FeedbackCase key={id} id={id} onEnded={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: FeedbackRow }) {
  const t = useWords('feedback');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.text}</b>
        <Tag>{t(`kind.${row.kind}`)}</Tag>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{row.feedbackNo}</span>
        <span className="meta">{row.memberName || t('guest')}</span>
        <span className="meta num">{row.date.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
