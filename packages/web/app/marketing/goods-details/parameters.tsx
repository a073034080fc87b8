import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './sections.module.css';

/** The parameters of the spec shown, with its brand, standards and papers. */
export function Parameters({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const { goodsDetailsVO: goods, goodsSpecList } = details;
  const { goodsVO } = goods;
  const weight = goodsSpecList.find(({ id }) => id === goods.id)?.weightGram ?? 0;
  const rows: [string, string][] = [
    [t('parameters.brand'), goodsVO.brandName],
    [t('parameters.model'), goodsVO.model],
    [t('parameters.spu'), goodsVO.spuCode],
    ...goodsVO.attributes.map(({ name, value }): [string, string] => [name, value]),
    [t('parameters.weight'), weight > 0 ? t('parameters.kilograms', { weight: weight / 1000 }) : ''],
    [t('parameters.standards'), goodsVO.standards.join(t('list.and'))],
    [t('parameters.papers'), goodsVO.certificates.join(t('list.and'))],
  ];
  return (
    <section className={styles.section}>
      <h2>{t('tab.parameters')}</h2>
      <dl className={styles.pairs}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
