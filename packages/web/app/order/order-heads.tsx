import { useWords } from '../kernel/words.tsx';
import styles from './order-heads.module.css';

/** What stands where on a card, on a desk. */
export function OrderHeads() {
  const t = useWords('order');
  return (
    <div className={styles.columns} aria-hidden="true">
      <span className={styles.goods}>
        <span>{t('head.goods')}</span>
        <span className={styles.right}>{t('head.price')}</span>
        <span className={styles.right}>{t('head.count')}</span>
      </span>
      <span className={styles.right}>{t('head.payable')}</span>
      <span>{t('head.state')}</span>
      <span className={styles.mid}>{t('head.acts')}</span>
    </div>
  );
}
