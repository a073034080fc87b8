import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PageTitle } from '../kernel/page-title.tsx';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import styles from './store-missing.module.css';

/** `named`: the page's title comes from the route. */
export function StoreMissing({ named = false }: { named?: boolean }) {
  const t = useWords('store');
  return (
    <div className={`wrap ${styles.missing}`}>
      {!named && <PageTitle name={t('missing.title')} />}
      <meta name="robots" content="noindex" />
      <h1 className="sr">{t('missing.title')}</h1>
      <Empty
        picture="search"
        title={t('missing.title')}
        actions={
          <>
            <Button href="/searchShopResult" as={RouterLink}>
              {t('missing.stores')}
            </Button>
            <Button look="quiet" href="/" as={RouterLink}>
              {t('missing.home')}
            </Button>
          </>
        }
      >
        {t('missing.text')}
      </Empty>
    </div>
  );
}
