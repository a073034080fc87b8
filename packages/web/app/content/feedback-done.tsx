import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { useEffect, useRef } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './feedback.module.css';

export function FeedbackDone({ number, onAgain }: { number: string; onAgain: () => void }) {
  const t = useWords('content');
  const words = useRef<HTMLParagraphElement>(null);
  // The form is gone and the focus with it: the news takes it.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.done}>
      <CircleCheckIcon size={48} className={styles.sign} />
      <p ref={words} tabIndex={-1}>
        {t('feedback.thanks')}
      </p>
      <p className={styles.number}>{number}</p>
      <p className="meta">{t('feedback.keep')}</p>
      <div className={styles.ways}>
        <Button href="/" as={RouterLink}>
          {t('feedback.home')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {t('feedback.again')}
        </Button>
      </div>
    </div>
  );
}
