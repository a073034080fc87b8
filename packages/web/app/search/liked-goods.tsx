import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../kernel/words.tsx';
import { GlancePanel } from '../shell/glance-panel.tsx';
import { GoodsCells } from './goods-cells.tsx';
import styles from './liked-goods.module.css';

const question = ask(goodsApi.like, { query: { page: 1, limit: 4 } });

/** A row of goods that the reader may like; nothing where there is none. */
export function LikedGoods() {
  const t = useWords('search');
  const found = useList(question);
  if (found.data?.list.length === 0) return null;
  return (
    <GlancePanel title={t('interested.title')} more={{ href: '/interested', label: t('interested.more') }} found={found}>
      {({ list }) => (
        <div className={styles.goods}>
          <GoodsCells goods={list} />
        </div>
      )}
    </GlancePanel>
  );
}
