import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useClassAddress } from '../../shell/use-classes.ts';
import { MissingThing } from '../../store/missing-thing.tsx';
import { storeHome } from '../../store/store-address.ts';
import styles from './goods-missing.module.css';
import { SimilarGoods } from './similar-goods.tsx';

export function GoodsMissing() {
  const t = useWords('marketing/goods-details');
  const search = { href: '/searchGoodsResult', label: t('missing.search') };
  return (
    <MissingThing title={t('missing.title')} search={search} home={t('missing.home')}>
      {t('missing.text')}
    </MissingThing>
  );
}

/** It was sold once: what it was, and what there is instead. */
export function GoodsOffShelf({ goods }: { goods: OffShelf }) {
  const t = useWords('marketing/goods-details');
  const classAddress = useClassAddress();
  return (
    <div className={`wrap ${styles.missing}`}>
      <PageTitle name={t('off.page', { name: goods.name })} />
      <meta name="robots" content="noindex" />
      <section className={styles.off}>
        <span className={styles.picture}>
          <Picture src={goods.picture} alt="" side={160} />
        </span>
        <div>
          <h1>{goods.name}</h1>
          <p className={styles.why}>
            <Tag tone="bad">{t('off.tag')}</Tag> {t('off.text')}
          </p>
          <p className={styles.ways}>
            <Button href={classAddress(goods.gcId)} as={RouterLink}>
              {t('off.class', { name: goods.gcName })}
            </Button>
            <Button look="quiet" href={storeHome(goods.storeId)} as={RouterLink}>
              {t('store.enter')}
            </Button>
            <Button look="quiet" href="/newInquiry" as={RouterLink}>
              {t('inquire')}
            </Button>
          </p>
        </div>
      </section>
      <SimilarGoods goods={goods.similar} title={t('off.similar')} />
    </div>
  );
}
