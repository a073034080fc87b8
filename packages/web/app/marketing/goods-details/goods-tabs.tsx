import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { type GoodsTab, goodsTabs, tabAddress } from './goods-address.rules.ts';
import styles from './goods-page.module.css';

type GoodsTabsProps = { goodsId: string; specId: string; tab: GoodsTab | undefined; reviewCount: number };

export function GoodsTabs({ goodsId, specId, tab, reviewCount }: GoodsTabsProps) {
  const t = useWords('marketing/goods-details');
  const search = new URLSearchParams(useLocation().search);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('tabs.label')}
        inset
        value={tab ?? 'description'}
        items={goodsTabs.map((id) => ({ id, label: t(`tab.${id}`), ...(id === 'reviews' && { count: reviewCount }) }))}
        hrefOf={(id) => tabAddress(id, search, { goodsId, specId })}
        link={StayLink}
      />
    </div>
  );
}
