import { feedbackStates } from '@mall/contract/content/feedback.rules.ts';
import { type FeedbackRow, feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './feedback.module.css';
import { FeedbackCase } from './feedback-case.tsx';

const fields = { state: oneOf(feedbackStates, 'new'), word: typed(40), id: typed(18) };
const aPage = 20;

/** What visitors wrote, gone through case by case: what waits longest comes first. */
export default function FeedbackPage() {
  const t = useWords('feedback');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const found = useList(ask(feedbackOperationsApi.page, { query: { page, limit: aPage, state, ...(word && { word }) } }, { staleMs: 0 }));
  const exporting = useListExport({ call: feedbackOperationsApi.export, filter: { state, ...(word && { word }) } });
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <Tabs
            inset
            label={t('title')}
            items={feedbackStates.map((tab) => ({ id: tab, label: t(`tab.${tab}`) }))}
            value={state}
            hrefOf={(tab) => place.hrefOf({ state: tab, id: '' })}
            link={RouterLink}
          />
          <FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('word'), width: 240 }]} />
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t(state === 'new' ? 'none.new' : 'none') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <FeedbackCase key={queue.open} id={queue.open} onEnded={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: FeedbackRow }) {
  const t = useWords('feedback');
  return (
    <>
      <span className={styles.line}>
        <b>{row.text}</b>
        <Tag>{t(`kind.${row.kind}`)}</Tag>
      </span>
      <span className={styles.line}>
        <span className="meta num">{row.feedbackNo}</span>
        <span className="meta">{row.memberName || t('guest')}</span>
        <span className="meta num">{row.date.slice(5, 16)}</span>
      </span>
    </>
  );
}
