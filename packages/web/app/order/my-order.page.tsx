import { useWords } from '../kernel/words.tsx';
import { OrderList } from './order-list.tsx';
import styles from './orders-page.module.css';

/** The list alone, to be shown inside other sites. */
export default function MyOrderPage() {
  const t = useWords('order');
  return (
    <main id="main" className={`wrap ${styles.page} ${styles.bare}`}>
      <h1 className="sr">{t('title')}</h1>
      <OrderList />
    </main>
  );
}
