import type { ReviewLine } from '@mall/contract/review/review.api.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ReviewItem } from '../shell/reviews/review-item.tsx';
import { BoughtLine } from './bought-line.tsx';
import { appendAddress, orderReviewsQuestion, ownReviewsAddress } from './own-reviews.queries.ts';
import { WriteReviewForm } from './write-review.form.tsx';
import styles from './write-review.module.css';

/** Reviews of a finished order, line by line. */
export default function WriteReviewPage() {
  const t = useWords('review');
  const search = new URLSearchParams(useLocation().search);
  const orderId = search.get('orderId');
  const line = search.get('orderGoodsId');
  return (
    <div className={`wrap ${styles.page} ${styles.own}`}>
      <header className={styles.head}>
        <h1>{t('write.title')}</h1>
        <RouterLink href={ownReviewsAddress('waiting')} className="link">
          {t('write.all')}
        </RouterLink>
      </header>
      {isId(orderId) ? <OfOrder key={`${orderId} ${line}`} orderId={orderId} lineId={isId(line) ? line : undefined} /> : <NoOrder />}
    </div>
  );
}

function NoOrder() {
  const t = useWords('review');
  return (
    <Panel bordered>
      <Empty
        title={t('write.noOrder')}
        actions={
          <RouterLink href={ownReviewsAddress('waiting')} className="link">
            {t('write.all')}
          </RouterLink>
        }
      >
        {t('write.noOrderText')}
      </Empty>
    </Panel>
  );
}

function OfOrder({ orderId, lineId }: { orderId: string; lineId: string | undefined }) {
  const t = useWords('review');
  const language = useLanguage();
  const answer = useQuery(queryOf(orderReviewsQuestion(orderId, lineId), language));
  if (answer.isError && (answer.error as { errorCode?: string }).errorCode === 'kernel.not_found') return <NoOrder />;
  if (!answer.data)
    return (
      <Panel bordered>
        {answer.isError ? (
          <ErrorState
            title={t('failed.title')}
            labels={{ retry: t('failed.retry') }}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          />
        ) : (
          <Skeleton kind="media" count={3} />
        )}
      </Panel>
    );
  const lines = answer.data;
  const open = lines.filter((line) => line.actions.includes('review'));
  return (
    <>
      {open.length === 0 && (
        <Note
          tone="ok"
          actions={
            <RouterLink href={ownReviewsAddress('done')} className="link">
              {t('write.mine')}
            </RouterLink>
          }
        >
          {t('write.allDone')}
        </Note>
      )}
      {lines.map((line) => (
        <LinePanel key={line.orderGoodsId} line={line} />
      ))}
    </>
  );
}

function LinePanel({ line }: { line: ReviewLine }) {
  const t = useWords('review');
  return (
    <Panel bordered>
      <BoughtLine line={line}>
        {line.actions.includes('append') && line.review && (
          <Button look="line" size="s" href={appendAddress(line.review.id)} as={RouterLink}>
            {t('act.append')}
          </Button>
        )}
      </BoughtLine>
      {line.actions.includes('review') && <WriteReviewForm line={line} onDone={() => window.scrollTo({ top: 0 })} />}
      {line.review && <ReviewItem review={line.review} />}
      {!line.review && !line.actions.includes('review') && <p className="meta">{t('line.returned')}</p>}
    </Panel>
  );
}
