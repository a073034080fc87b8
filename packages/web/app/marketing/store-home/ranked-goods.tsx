import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../../catalogue/mall-goods-card.tsx';
import { PriceStep } from '../../catalogue/price-step.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import styles from './ranked-goods.module.css';

/** Best sellers with their place. */
export function RankedGoods({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useWords('catalogue');
  const language = useLanguage();
  return (
    <ol className={styles.ranks}>
      {goods.map((each, place) => (
        <li key={each.goodsId}>
          <span className={classNames(styles.rank, place < 3 && styles.first)}>{place + 1}</span>
          <SameZoneLink href={goodsAddress(each)} className={styles.goods}>
            <span className={styles.picture}>
              <Picture src={each.picture} alt="" side={80} priority={place < 4} />
            </span>
            <span className={styles.words}>
              <span className="two">{each.specName}</span>
              <Price value={priceOf(each)} size="s" unit={t('goods.unit', { unit: each.unit })} />
              <PriceStep of={each} />
              <span className="meta">{t('goods.sales', { quantity: formatQuantity(each.monthSales, each.unit, language) })}</span>
            </span>
          </SameZoneLink>
        </li>
      ))}
    </ol>
  );
}
