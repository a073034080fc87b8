import { Button } from '@mall/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { BrokenCable } from './broken-cable.tsx';
import styles from './not-found.module.css';
import { RouterLink } from './router-link.tsx';

const seconds = 5;

/** Says so, counts to zero and goes home; who reads on may stop the count. */
export default function NotFoundPanel({ unknown, children }: { unknown: boolean; children?: ReactNode }) {
  const t = useWords('shell');
  const navigate = useNavigate();
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    if (left === 0) {
      void navigate('/');
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stays, navigate]);
  const [before, after] = t('notFound.countdown').split('{seconds}');
  return (
    <section className={styles.panel}>
      <BrokenCable className={styles.cable} />
      <h1>{t('notFound.title')}</h1>
      {unknown && <p>{t('notFound.unknown')}</p>}
      <p className={styles.count} role="timer" aria-hidden={stays || undefined} data-stays={stays || undefined}>
        {before}
        <b>{left}</b>
        {after}
      </p>
      <div className={styles.ways}>
        <Button href="/" as={RouterLink}>
          {t('notFound.home')}
        </Button>
        <Button look="quiet" onClick={() => void navigate(-1)}>
          {t('notFound.back')}
        </Button>
        <Button look="text" disabled={stays} onClick={() => setStays(true)}>
          {t('notFound.stay')}
        </Button>
      </div>
      {children}
    </section>
  );
}
