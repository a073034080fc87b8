import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { goodsAddress, priceOf } from '../../catalogue/mall-goods-card.tsx';
import { PriceStep } from '../../catalogue/price-step.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import styles from './hot-sales.module.css';

/** What else sells well here, beside the texts. */
export function HotSales({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  if (goods.length === 0) return <div />;
  return (
    <aside aria-label={t('hot.title')} className={styles.hot}>
      <Panel title={t('hot.title')} flush>
        <ul className={styles.list}>
          {goods.map((each) => (
            <li key={each.goodsId}>
              <SameZoneLink href={goodsAddress(each)}>
                <Picture src={each.picture} alt="" side={176} />
                <span className={language === 'zh' ? 'two' : undefined}>{each.specName}</span>
                <Price value={priceOf(each)} size="s" unit={`/${each.unit}`} />
                <PriceStep of={each} />
              </SameZoneLink>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
