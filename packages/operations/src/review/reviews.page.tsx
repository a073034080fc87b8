import { type ReviewOfficeTab, reviewOfficeTabs } from '@mall/contract/review/hide-review.rules.ts';
import { type OfficeReview, reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Stars } from '@mall/ui/stars.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import { ReviewCase } from './review-case.tsx';

const kinds = ['positive', 'neutral', 'negative'] as const;
const parts = ['photo', 'append', 'reply', 'noReply'] as const;
const fields = {
  tab: oneOf(reviewOfficeTabs, 'reported'),
  word: typed(40),
  kind: oneOf(kinds),
  has: oneOf(parts),
  from: typed(),
  to: typed(),
  id,
};

/** Reviews of the whole mall: what stores have reported first. */
export default function ReviewsPage() {
  const t = useWords('review');
  const place = usePlace(fields);
  const { tab, word, kind, has, from, to, page } = place.at;
  const { faultsOf, unsound } = useDayFaults({ from, to });
  const filter = { tab, ...(word && { word }), ...(kind && { kind }), ...(has && { has }), ...(from && { from }), ...(to && { to }) };
  const found = useList(ask(reviewOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const exporting = useListExport({ call: reviewOperationsApi.export, filter, disabled: unsound });
  const countOf = (one: ReviewOfficeTab) => (found.data ? { count: found.data.counts[one] } : {});
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={620}
      tabs={
        <Tabs
          inset
          label={t('tabs')}
          items={reviewOfficeTabs.map((one) => ({
            id: one,
            label: t(`tab.${one}`),
            ...countOf(one),
            hot: one === 'reported' && (found.data?.counts.reported ?? 0) > 0,
          }))}
          value={tab}
          hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('kind', kinds, { label: t('kind'), any: t('kind.any'), of: (one) => t(`kind.${one}`) }),
        choiceFilter('has', parts, { label: t('has'), any: t('has.any'), of: (one) => t(`has.${one}`) }),
        { kind: 'days', label: t('days'), from: { name: 'from', label: t('from') }, to: { name: 'to', label: t('to') } },
      ]}
      faultsOf={faultsOf}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(tab === 'reported' && !place.narrowed(['tab', 'id']) ? 'none.reported' : 'none') }}
      noneOpen={t('none.open')}
    >
      {(open, next) => <ReviewCase key={open} id={open} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: OfficeReview }) {
  const t = useWords('review');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.text || row.goodsName}</b>
        {row.reported ? <Tag tone="amber">{t('reported')}</Tag> : !row.shown && <Tag>{t('hidden')}</Tag>}
      </CaseLine>
      <CaseLine>
        <Stars score={row.stars} label={t('stars', { stars: row.stars })} />
        <span className="meta ell">{row.goodsName}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{row.storeName}</span>
        <span className="meta num">{row.date.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
