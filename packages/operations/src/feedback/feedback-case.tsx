import { type FeedbackCase as Case, feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { AnswerForm } from './answer.form.tsx';
import styles from './feedback.module.css';
import { FeedbackPhotos } from './feedback-photos.tsx';
import { feedbackTones } from './feedback-tones.ts';

/** One of them: who wrote what, with its pictures, and the answer. */
export function FeedbackCase({ id, onEnded }: { id: string; onEnded: () => void }) {
  const t = useWords('feedback');
  const detail = useDetail(ask(feedbackOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={300} />;
  return <Found feedback={detail.thing} onEnded={onEnded} />;
}

function Found({ feedback, onEnded }: { feedback: Case; onEnded: () => void }) {
  const t = useWords('feedback');
  const { id, state, photos } = feedback;
  const { mark, tone } = feedbackTones[state];
  return (
    <>
      <div className={styles.body}>
        <header className={styles.line}>
          <h2>{feedback.feedbackNo}</h2>
          <StatusMark mark={mark} tone={tone}>
            {t(`tab.${state}`)}
          </StatusMark>
        </header>
        <p className={styles.text}>{feedback.text}</p>
        <FeedbackPhotos id={id} count={photos} />
        <Facts
          facts={[
            [t('fact.who'), feedback.memberName || t('guest')],
            [t('fact.contact'), feedback.contact || t('fact.noContact')],
            [t('fact.date'), feedback.date.slice(0, 16)],
          ]}
        />
        {feedback.answer !== '' && <Note tone="ok">{feedback.answer}</Note>}
        {feedback.endedDate !== null && (
          <p className="meta">{t('ended', { name: feedback.endedBy, at: feedback.endedDate.slice(0, 16) })}</p>
        )}
      </div>
      {state === 'new' && (
        <CaseFoot>
          <AnswerForm id={id} onEnded={onEnded} />
        </CaseFoot>
      )}
    </>
  );
}
