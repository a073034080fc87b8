import type { StoreReview } from '@mall/contract/review/review-seller.api.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Stars } from '@mall/ui/stars.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ReplyForm } from './reply.form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import styles from './reviews.module.css';

type Props = { review: StoreReview; answering: boolean; onAnswer: () => void; onClose: () => void };

/** One review with the goods that it is about, and the store's answer or the place to write one. */
export function ReviewRow({ review, answering, onAnswer, onClose }: Props) {
  const t = useWords('review');
  const { append, reply, actions, report } = review;
  const action = actions.find((one) => one !== 'report');
  const [reporting, setReporting] = useState(false);
  return (
    <article className={styles.row} aria-label={t('form.label', { name: review.memberName })}>
      <div className={styles.goods}>
        <img src={review.picture} alt="" width={48} height={48} loading="lazy" />
        <div>
          <a href={`/goodsDetails?goodsId=${review.goodsId}`} target="_blank" rel="noreferrer" className={styles.name}>
            {review.goodsName}
          </a>
          <p className="meta">{review.specName}</p>
        </div>
      </div>
      <div className={styles.said}>
        <p className={styles.line}>
          <Stars score={review.stars} label={t('stars', { stars: review.stars })} />
          <span>{review.memberName}</span>
          <span className="meta">{t(review.enterpriseFlag === 1 ? 'company' : 'person')}</span>
          <span className="meta num">{review.createDate.slice(0, 16)}</span>
        </p>
        <p className={styles.text}>{review.text}</p>
        <Attachments pictures={review.photos} />
        {append && (
          <div className={styles.more}>
            <p className={styles.text}>
              <b>{append.days === 0 ? t('append.same') : t('append.later', { days: append.days })}</b> {append.text}
            </p>
            <Attachments pictures={append.photos} />
          </div>
        )}
        {reply && !answering && (
          <div className={`${styles.more} ${styles.own}`}>
            <p className="meta">
              {t('reply')} {t('replyBy', { name: review.replyBy || '—', at: reply.createDate.slice(0, 16) })}
            </p>
            <p className={styles.text}>{reply.text}</p>
          </div>
        )}
        {answering && action ? (
          <ReplyForm review={review} onClose={onClose} />
        ) : (
          <p className={styles.acts}>
            {action && (
              <Button look={action === 'reply' ? 'line' : 'text'} size="s" onClick={onAnswer}>
                {t(`act.${action}`)}
              </Button>
            )}
            {action && review.changeUntil && <span className="meta">{t('changeUntil', { at: review.changeUntil.slice(5, 16) })}</span>}
            {actions.includes('report') && (
              <Button look="text" size="s" onClick={() => setReporting(true)}>
                {t('act.report')}
              </Button>
            )}
          </p>
        )}
        {report && (
          <p className="meta">
            {report.outcome === 'waiting'
              ? t('report.waiting', { at: report.date.slice(0, 16) })
              : t('report.kept', { answer: report.answer })}
          </p>
        )}
        {reporting && <ReportDialog review={review} onClose={() => setReporting(false)} />}
      </div>
    </article>
  );
}
