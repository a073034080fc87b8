import { type CreditReviewRow, creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
import { creditReviewMachine, creditReviewStates } from '@mall/contract/order/credit-review.machine.ts';
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
import { CreditTabs } from './credit-tabs.tsx';
import { reviewTones } from './credit-tones.ts';
import { ReviewCase } from './review-case.tsx';

/** Those that wait are shown without a filter. */
const states = creditReviewStates.filter((state) => !creditReviewMachine.open.includes(state));
const fields = { state: oneOf(states), word: typed(40), id: typed(18) };

/** Orders on a purchase quota that the mall looks at, one beside the other: who waits longest comes first. */
export default function ReviewsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: queueSize, ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(creditReviewApi.page, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('title')}
      name={t('tab.reviews')}
      lead={t('lead')}
      tabs={<CreditTabs at="reviews" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', states, { label: t('state'), any: t('review.state.waiting'), of: (one) => t(`review.state.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'review.none' : 'review.none.waiting') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <ReviewCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: CreditReviewRow }) {
  const t = useWords('credit');
  return (
    <>
      <CaseLine>
        <b>{row.companyName}</b>
        <StatusMark {...reviewTones[row.state]}>{t(`review.state.${row.state}`)}</StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{row.orderSns[0]}</span>
        <span className="meta">
          <Yuan value={row.amount} />
        </span>
        <span className="meta num">{row.createDate.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
