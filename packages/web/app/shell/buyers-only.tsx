import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { signOut } from '@mall/kit/session/sign-out.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './error.module.css';

/** Told to a store's or the mall's own people where only a buyer has something to do. */
export default function BuyersOnly() {
  const t = useWords('shell');
  return (
    <section role="alert" className={styles.panel}>
      <PageTitle name={t('buyersOnly.title')} />
      <h1>{t('buyersOnly.title')}</h1>
      <p>{t('buyersOnly.text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => void signOut()}>{t('top.signOut')}</Button>
        <Button look="quiet" href="/">
          {t('notFound.home')}
        </Button>
      </div>
    </section>
  );
}
