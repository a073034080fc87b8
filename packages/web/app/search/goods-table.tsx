import type { GoodsSearch, SearchedGoods } from '@mall/contract/search/search.api.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useLanguage } from '../kernel/language.ts';
import { useWords } from '../kernel/words.tsx';
import { GoodsRow } from './goods-row.tsx';
import styles from './goods-table.module.css';
import { SumBar } from './sum-bar.tsx';
import { shownColumns } from './table-columns.rules.ts';
import { putManyIntoBasket, useInCart } from './use-basket.ts';
import { ToCart } from './use-buying.tsx';

const mostColumns = { zh: 3, others: 2 };

export type Filled = { readonly goods: SearchedGoods; readonly num: number };

/** Goods to compare, a line each, and to buy several at once. What is filled in stays while one turns the pages. */
export function GoodsTable({ found }: { found: Pick<GoodsSearch, 'goodsVOList' | 'specColumnVOList'> }) {
  const t = useWords('search');
  const language = useLanguage();
  const inCart = useInCart();
  const [filled, setFilled] = useState<ReadonlyMap<string, Filled>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);

  const put = (goods: SearchedGoods, num: number) => {
    const next = new Map(filled);
    if (num === 0) next.delete(goods.specId);
    else next.set(goods.specId, { goods, num });
    setFilled(next);
    setRefused(new Map([...refused].filter(([specId]) => specId !== goods.specId)));
  };
  const addAll = async () => {
    setBusy(true);
    try {
      const lines = [...filled.values()].map(({ goods, num }) => ({ specId: goods.specId, num }));
      const left = new Map((await putManyIntoBasket(lines)).map(({ specId, msg }) => [specId, msg]));
      const added = lines.length - left.size;
      if (added > 0) toast.ok(t('toast.addedMany', { count: added }), { action: <ToCart /> });
      if (left.size > 0) toast.warn(t('toast.refusedSome', { count: left.size }));
      setRefused(left);
      setFilled(new Map([...filled].filter(([specId]) => left.has(specId))));
    } catch {
      // The call itself has told the reader why; the quantities stay.
    }
    setBusy(false);
  };
  const columns = shownColumns(found, language === 'zh' ? mostColumns.zh : mostColumns.others);
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="sr">{t('table.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className={columns.length > 2 ? styles.specHead : styles.wideHead}>
                  {name}
                </th>
              ))}
              <th scope="col" className={styles.priceHead}>
                {t('table.price')}
              </th>
              <th scope="col" className={styles.beforeHead}>
                {t('table.beforeTax')}
              </th>
              <th scope="col" className={styles.stockHead}>
                {t('table.stock')}
              </th>
              <th scope="col" className={styles.leadHead}>
                {t('table.lead')}
              </th>
              <th scope="col" className={styles.quantityHead}>
                {t('table.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.goodsVOList.map((goods) => (
              <GoodsRow
                key={goods.specId}
                goods={goods}
                columns={columns}
                num={filled.get(goods.specId)?.num ?? 0}
                inCart={inCart.get(goods.specId) ?? 0}
                fault={refused.get(goods.specId)}
                busy={busy}
                onNum={put}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SumBar lines={[...filled.values()]} busy={busy} onClear={() => setFilled(new Map())} onAdd={() => void addAll()} />
    </>
  );
}
