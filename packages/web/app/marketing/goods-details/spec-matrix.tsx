import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { useInCart } from '../../search/use-basket.ts';
import { specAddress } from './goods-address.rules.ts';
import { agreedSpecs } from './matrix.rules.ts';
import { MatrixSum } from './matrix-sum.tsx';
import { SpecFilter } from './spec-filter.tsx';
import styles from './spec-matrix.module.css';
import { SpecRow } from './spec-row.tsx';
import type { Buying } from './use-buying.tsx';
import { useSpecFilter } from './use-spec-filter.ts';

/** More rows than this open on demand; the spec shown is always among them. */
const mostRows = 12;
/** So many are seen at a glance. */
const leastToFilter = 4;

/** Every spec a row: one is chosen, or several are filled in and bought at once. */
export function SpecMatrix({ details, buying }: { details: GoodsDetails; buying: Buying }) {
  const t = useWords('marketing/goods-details');
  const { pathname, search } = useLocation();
  const inCart = useInCart();
  const [all, setAll] = useState(false);
  const { goodsDetailsVO: goods, specAttrMap } = details;
  const specs = agreedSpecs(details);
  const inquiry = `/newInquiry?specId=${goods.id}`;
  const axes = Object.keys(specAttrMap);
  const query = new URLSearchParams(search);
  const units = [...new Set(specs.map((spec) => spec.unit))];
  const unit = units.length === 1 ? units[0] : undefined;
  const byLength = specs.every(({ packLength }) => packLength !== undefined);
  const filter = useSpecFilter(goods.goodsId);
  const fitting = filter.specIds ? specs.filter(({ id }) => filter.specIds?.has(id)) : specs;
  const shown = all || fitting.length <= mostRows ? fitting : fitting.filter(({ id }, place) => place < mostRows || id === goods.id);
  return (
    <section aria-label={t('matrix.label')} className={styles.matrix}>
      {specs.length > leastToFilter && <SpecFilter filter={filter} found={fitting.length} />}
      <table className={styles.table}>
        <caption className="sr">{t('matrix.label')}</caption>
        <thead>
          <tr>
            {axes.length === 0 ? (
              <th scope="col">{t('matrix.spec')}</th>
            ) : (
              axes.map((axis) => (
                <th key={axis} scope="col">
                  {axis}
                </th>
              ))
            )}
            <th scope="col" className={styles.item}>
              {t('matrix.itemNumber')}
            </th>
            {byLength && (
              <th scope="col" className={styles.right}>
                {t('matrix.weightLength')}
              </th>
            )}
            <th scope="col" className={styles.right}>
              {unit === undefined ? t('matrix.priceEach') : t('matrix.price', { unit })}
            </th>
            <th scope="col" className={styles.right}>
              {t('matrix.beforeTax')}
            </th>
            <th scope="col" className={styles.right}>
              {unit === undefined ? t('facts.stock') : t('matrix.stock', { unit })}
            </th>
            <th scope="col">{t('matrix.lead')}</th>
            <th scope="col" className={styles.right}>
              {unit === undefined ? t('matrix.quantityEach') : t('matrix.quantity', { unit })}
            </th>
            <th scope="col" className={styles.right}>
              {t('matrix.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((spec) => (
            <SpecRow
              key={spec.id}
              spec={spec}
              axes={axes}
              oneUnit={unit !== undefined}
              byLength={byLength}
              taxRate={goods.taxRate}
              href={specAddress(pathname, query, { goodsId: goods.goodsId, specId: spec.id })}
              current={spec.id === goods.id}
              inCart={inCart.get(spec.id) ?? 0}
              num={buying.quantities[spec.id] ?? 0}
              limits={buying.limits.get(spec.id)}
              refusal={buying.refused.find(({ specId }) => specId === spec.id)?.msg}
              disabled={buying.busy}
              onPut={buying.put}
            />
          ))}
        </tbody>
      </table>
      {shown.length < fitting.length && (
        <p className={styles.more}>
          <Button look="text" onClick={() => setAll(true)}>
            {t('matrix.all', { count: fitting.length })}
          </Button>
        </p>
      )}
      <p className={styles.limit}>
        {t(isBuilt(inquiry) ? 'matrix.limit' : 'matrix.limitOnly', { unit: units.join(' / ') })}{' '}
        <RouterLink href={inquiry} className="link">
          {t('inquire')}
        </RouterLink>
      </p>
      <MatrixSum goods={goods} buying={buying} />
    </section>
  );
}
