import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ReviewItem } from '../shell/reviews/review-item.tsx';
import { BoughtLine } from './bought-line.tsx';
import { ownReviewQuestion, ownReviewsAddress } from './own-reviews.queries.ts';
import { WriteReviewForm } from './write-review.form.tsx';
import styles from './write-review.module.css';

/** Later words to an own review. */
export default function AppendReviewPage() {
  const t = useWords('review');
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <div className={`wrap ${styles.page} ${styles.own}`}>
      <header className={styles.head}>
        <h1>{t('append.title')}</h1>
        <RouterLink href={ownReviewsAddress('done')} className="link">
          {t('write.mine')}
        </RouterLink>
      </header>
      <Panel bordered>{isId(id) ? <OfReview key={id} id={id} /> : <NoReview />}</Panel>
    </div>
  );
}

function NoReview() {
  const t = useWords('review');
  return (
    <Empty
      title={t('append.none')}
      actions={
        <RouterLink href={ownReviewsAddress('done')} className="link">
          {t('write.mine')}
        </RouterLink>
      }
    />
  );
}

function OfReview({ id }: { id: string }) {
  const t = useWords('review');
  const language = useLanguage();
  const navigate = useNavigate();
  const answer = useQuery(queryOf(ownReviewQuestion(id), language));
  if (answer.isError && (answer.error as { errorCode?: string }).errorCode === 'kernel.not_found') return <NoReview />;
  if (answer.isError)
    return <ErrorState title={t('failed.title')} labels={{ retry: t('failed.retry') }} onRetry={() => void answer.refetch()} />;
  if (!answer.data?.review) return <Skeleton kind="media" count={2} />;
  const line = answer.data;
  return (
    <>
      <BoughtLine line={line} />
      {line.review && <ReviewItem review={line.review} />}
      {line.actions.includes('append') ? (
        <WriteReviewForm append line={line} onDone={() => void navigate(ownReviewsAddress('done'))} />
      ) : (
        <Note>{t('append.once')}</Note>
      )}
    </>
  );
}
