import { searchApi } from '@mall/contract/search/search.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './search-tips.module.css';
import { useSettled } from './use-settled.ts';

type TipGoodsProps = { typed: string; onPick: () => void; onLeave: (event: FocusEvent<HTMLElement>) => void };

/** The best goods for what is typed so far, to be opened at once. */
export default function TipGoods({ typed, onPick, onLeave }: TipGoodsProps) {
  const t = useWords('shell');
  const language = useLanguage();
  const keyword = useSettled(typed);
  const { data } = useQuery({
    queryKey: [language, searchApi.tipGoods.path, keyword],
    queryFn: ({ signal }) => browserCall(searchApi.tipGoods, { query: { keyword } }, { silent: true, signal }),
    enabled: keyword !== '',
    retry: false,
    staleTime: 60_000,
  });
  const goods = keyword === '' ? [] : (data?.goodsList ?? []);
  if (goods.length === 0) return null;
  return (
    <section aria-label={t('search.best')} className={styles.goods}>
      <h3 className={styles.head}>{t('search.best')}</h3>
      <ul>
        {goods.map(({ goodsId, specId, specName, picture, price, unit }) => (
          <li key={specId}>
            <RouterLink
              href={`/goodsDetails?goodsId=${goodsId}&specId=${specId}`}
              className={styles.one ?? ''}
              onClick={onPick}
              onBlur={onLeave}
            >
              <Picture src={picture} alt="" className={styles.picture} />
              <span className="ell">{specName}</span>
              <span className={styles.price}>
                <Price value={price} size="s" />
                <span className="unit">/{unit}</span>
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
