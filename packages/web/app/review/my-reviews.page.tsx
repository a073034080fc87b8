import type { OwnReviewPage } from '@mall/contract/review/review.api.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ReviewItem } from '../shell/reviews/review-item.tsx';
import { BoughtLine } from './bought-line.tsx';
import { appendAddress, limitOf, type OwnTab, ownReviewsAddress, ownReviewsQuestion, writeAddress } from './own-reviews.queries.ts';
import styles from './write-review.module.css';

const tabs = ['waiting', 'done'] as const;

/** What waits for a review, and what was written. */
export default function MyReviewsPage() {
  const t = useWords('review');
  const language = useLanguage();
  const search = new URLSearchParams(useLocation().search);
  const tab: OwnTab = search.get('tab') === 'done' ? 'done' : 'waiting';
  const given = Number(search.get('page') ?? '1');
  const page = Number.isInteger(given) && given >= 1 && given <= 10_000 ? given : 1;
  const answer = useQuery({ ...queryOf(ownReviewsQuestion(tab, page), language), placeholderData: keepPreviousData });
  // While the other tab is on its way, what stands there still belongs to this one.
  const data = answer.data && !answer.isPlaceholderData ? answer.data : undefined;
  const counts = answer.data?.counts;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('mine.title')}</h1>
      <Panel bordered flush>
        <Tabs
          inset
          label={t('mine.tabs')}
          value={tab}
          items={tabs.map((id) => ({
            id,
            label: t(`tab.${id}`),
            ...(counts && { count: counts[id] }),
            hot: id === 'waiting' && (counts?.waiting ?? 0) > 0,
          }))}
          hrefOf={(id) => ownReviewsAddress(id)}
          link={RouterLink}
        />
        {answer.isError && (
          <ReadFailed
            compact
            error={answer.error}
            title={t('failed.title')}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        )}
        {!data && !answer.isError && (
          <div className={styles.rows} aria-busy="true">
            <Skeleton kind="media" count={4} />
          </div>
        )}
        {data && <Rows data={data} tab={tab} />}
        {data && data.total > limitOf[tab] && (
          <div className={styles.foot}>
            <Pager
              compact
              page={page}
              pages={Math.ceil(data.total / limitOf[tab])}
              hrefOf={(wanted) => ownReviewsAddress(tab, wanted)}
              link={RouterLink}
              labels={{
                nav: t('pages.nav'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (wanted) => t('pages.page', { page: wanted }),
              }}
              total={t('pages.total', { total: data.total })}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Rows({ data, tab }: { data: OwnReviewPage; tab: OwnTab }) {
  const t = useWords('review');
  if (data.total === 0)
    return (
      <Empty
        compact
        title={t(`empty.${tab}`)}
        actions={
          <RouterLink href={tab === 'waiting' ? '/personalCenterBase/myOrders' : ownReviewsAddress('waiting')} className="link">
            {t(`empty.${tab}Way`)}
          </RouterLink>
        }
      >
        {t(`empty.${tab}Text`)}
      </Empty>
    );
  return (
    <ul className={styles.rows}>
      {data.list.map((line) => (
        <li key={line.orderGoodsId}>
          <BoughtLine line={line}>
            {line.actions.includes('review') && (
              <Button
                size="s"
                href={writeAddress(line.orderId, line.orderGoodsId)}
                as={RouterLink}
                aria-label={t('act.reviewOf', { name: line.specName })}
              >
                {t('act.review')}
              </Button>
            )}
            {line.actions.includes('append') && line.review && (
              <Button
                look="line"
                size="s"
                href={appendAddress(line.review.id)}
                as={RouterLink}
                aria-label={t('act.appendOf', { name: line.specName })}
              >
                {t('act.append')}
              </Button>
            )}
          </BoughtLine>
          {line.hidden && <Note tone="warn">{t('mine.hidden', { reason: line.hidden.reason })}</Note>}
          {line.review && <ReviewItem review={line.review} />}
        </li>
      ))}
    </ul>
  );
}
