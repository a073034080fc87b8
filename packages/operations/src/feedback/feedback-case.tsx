import { type FeedbackCase as Case, feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { CaseBody, CaseHead } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { AnswerForm } from './answer.form.tsx';
import styles from './feedback.module.css';
import { FeedbackPhotos } from './feedback-photos.tsx';
import { feedbackTones } from './feedback-tones.ts';

/** One of them: who wrote what, with its pictures, and the answer. */
export function FeedbackCase({ id, onEnded }: { id: string; onEnded: () => void }) {
  const t = useWords('feedback');
  const detail = useDetail(ask(feedbackOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="feedback" url={`/feedback?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(feedback) => <Found feedback={feedback} onEnded={onEnded} />}
      </OpenCase>
    </>
  );
}

function Found({ feedback, onEnded }: { feedback: Case; onEnded: () => void }) {
  const t = useWords('feedback');
  const { id, state, photos } = feedback;
  return (
    <>
      <CaseBody>
        <CaseHead title={feedback.feedbackNo} mark={<StatusMark {...feedbackTones[state]}>{t(`tab.${state}`)}</StatusMark>} />
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
      </CaseBody>
      {state === 'new' && (
        <CaseFoot>
          <AnswerForm id={id} onEnded={onEnded} />
        </CaseFoot>
      )}
    </>
  );
}
