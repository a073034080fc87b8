import { replyChangeHours, type StoreReviewTab, storeReviewTabs } from '@mall/contract/review/review-reply.rules.ts';
import { type StoreReviewPage, sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import { ReviewRow } from './review-row.tsx';

const fields = { tab: oneOf(storeReviewTabs, 'waiting'), word: typed(50) };
const aPage = 10;

/** What buyers wrote of the goods of the store, and the store's answers. */
export default function ReviewsPage() {
  const t = useWords('review');
  const place = usePlace(fields);
  const { tab, word, page } = place.at;
  const filter = { tab, ...(word && { word }) };
  const found = useList(ask(sellerReviewApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: sellerReviewApi.export, filter });
  const [answering, setAnswering] = useState<string>();
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { hours: replyChangeHours })}
      acts={exporting.button}
      note={exporting.note}
      tabs={{
        label: t('tabs'),
        items: storeReviewTabs.map((one) => tabOf(t, one, found.data)),
        value: tab,
        hrefOf: (one) => place.hrefOf({ tab: one }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('filter.word'), width: 260, most: 50 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        row: (review) => (
          <ReviewRow
            review={review}
            answering={answering === review.id}
            onAnswer={() => setAnswering(review.id)}
            onClose={() => setAnswering(undefined)}
          />
        ),
        none: noneOf(t, place),
      }}
    />
  );
}

const tabOf = (t: Translate<'review'>, one: StoreReviewTab, page: StoreReviewPage | undefined) => ({
  id: one,
  label: t(`tab.${one}`),
  ...(page && { count: page.counts[one] }),
  hot: one === 'critical' && (page?.counts.critical ?? 0) > 0,
});

const noneOf = (t: Translate<'review'>, place: Place<typeof fields>) => {
  const { tab } = place.at;
  const narrowed = place.narrowed(['tab']);
  return {
    title: t(narrowed ? 'none.narrowed' : tab === 'waiting' || tab === 'critical' ? `none.${tab}` : 'none.tab'),
    actions: narrowed && (
      <Button look="line" href={place.plain} as={RouterLink}>
        {t('none.showAll')}
      </Button>
    ),
  };
};
