import { type CreditReviewRow, creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
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
import { useWords } from '../kernel/words.ts';
import { Yuan } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { CreditTabs } from './credit-tabs.tsx';
import { reviewTones } from './credit-tones.ts';
import { ReviewCase } from './review-case.tsx';

const states = ['passed', 'refused', 'ended'] as const;
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };
const aPage = 20;

/** Orders on a purchase quota that the mall looks at, one beside the other: who waits longest comes first. */
export default function ReviewsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: aPage, ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(creditReviewApi.page, { query }, { staleMs: 0 }));
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      head={
        <>
          <CreditTabs at="reviews" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('word'), width: 240 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                labelled: true,
                atOnce: true,
                any: t('review.state.waiting'),
                options: states.map((one) => ({ value: one, label: t(`review.state.${one}`) })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('tab.reviews')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t(state ? 'review.none' : 'review.none.waiting') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <ReviewCase key={queue.open} id={queue.open} onDecided={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: CreditReviewRow }) {
  const t = useWords('credit');
  return (
    <>
      <span className={styles.line}>
        <b>{row.companyName}</b>
        <StatusMark {...reviewTones[row.state]}>{t(`review.state.${row.state}`)}</StatusMark>
      </span>
      <span className={styles.line}>
        <span className="meta num">{row.orderSns[0]}</span>
        <span className="meta">
          <Yuan value={row.amount} />
        </span>
        <span className="meta num">{row.createDate.slice(5, 16)}</span>
      </span>
    </>
  );
}
