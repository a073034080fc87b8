import type { FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { KeptGoods } from '../kept-goods.tsx';
import { PriceThen } from './price-then.tsx';
import styles from './shelf.module.css';

export type FavouriteActs = {
  put: (goods: FavouriteGoods) => void;
  remove: (goods: FavouriteGoods) => void;
  busy: (goods: FavouriteGoods) => boolean;
};

/** What is left on the shelf, in words; nothing of what is sold no more. */
export const useStockWords = (): ((goods: FavouriteGoods) => string) => {
  const t = useWords('member/shelf');
  const language = useLanguage();
  return ({ shelfFlag, specStorage, unit }) => {
    if (shelfFlag === 0) return '—';
    return specStorage > 0 ? formatQuantity(specStorage, unit, language) : t('stock.none');
  };
};

export const useFavouriteColumns = ({ put, remove, busy }: FavouriteActs): TableColumn<FavouriteGoods>[] => {
  const t = useWords('member/shelf');
  const stockWords = useStockWords();
  return [
    { key: 'goods', head: t('goods.goods'), cell: (goods) => <KeptGoods goods={goods} /> },
    { key: 'price', head: t('goods.price'), width: 190, align: 'money', cell: (goods) => <PriceThen goods={goods} /> },
    { key: 'stock', head: t('goods.stock'), width: 90, align: 'right', cell: stockWords },
    {
      key: 'store',
      head: t('goods.store'),
      width: 150,
      cell: ({ storeId, storeName }) => <RouterLink href={`/shopIndex?storeId=${storeId}`}>{storeName}</RouterLink>,
    },
    {
      key: 'kept',
      head: t('goods.kept'),
      width: 100,
      cell: ({ createDate, keeper }) => (
        <>
          {keeper && <span className={styles.keeper}>{keeper.name}</span>}
          <span className={`num ${styles.time}`}>{createDate.slice(0, 10)}</span>
        </>
      ),
    },
    {
      key: 'acts',
      head: t('goods.acts'),
      width: 110,
      align: 'right',
      cell: (goods) => (
        <span className={styles.acts}>
          {goods.shelfFlag === 1 && (
            <Button
              look="text"
              size="s"
              busy={busy(goods)}
              aria-label={t('put.actOf', { name: goods.specName })}
              onClick={() => put(goods)}
            >
              {t('put.act')}
            </Button>
          )}
          {!goods.keeper && (
            <Button look="text" size="s" aria-label={t('goods.removeOf', { name: goods.specName })} onClick={() => remove(goods)}>
              {t('goods.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];
};
