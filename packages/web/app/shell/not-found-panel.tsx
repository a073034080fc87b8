import { ReplaceLink } from '@mall/kit/link/replace-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { BrokenCable } from './broken-cable.tsx';
import styles from './not-found.module.css';
import { useLeaving } from './use-leaving.ts';

const seconds = 5;

/** Says so, counts to zero and goes home; who reads on may stop the count. Home takes the place of this page, so that Back leads past it. */
export default function NotFoundPanel({ unknown, children }: { unknown: boolean; children?: ReactNode }) {
  const t = useWords('shell');
  const navigate = useNavigate();
  const { left, stays, stay } = useLeaving(seconds, () => void navigate('/', { replace: true }));
  const [before, after] = t('notFound.countdown', { seconds: left }).split(String(left));
  return (
    <section className={styles.panel}>
      <PageTitle name={t('notFound.name')} />
      <BrokenCable className={styles.cable} />
      <h1>{t('notFound.title')}</h1>
      {unknown && <p>{t('notFound.unknown')}</p>}
      <p className={styles.count} role="timer" aria-hidden={stays || undefined} data-stays={stays || undefined}>
        {before}
        <b>{left}</b>
        {after}
      </p>
      <div className={styles.ways}>
        <Button href="/" as={ReplaceLink}>
          {t('notFound.home')}
        </Button>
        <Button look="quiet" onClick={() => void navigate(-1)}>
          {t('notFound.back')}
        </Button>
        <Button look="text" disabled={stays} onClick={stay}>
          {t('notFound.stay')}
        </Button>
      </div>
      {children}
    </section>
  );
}
