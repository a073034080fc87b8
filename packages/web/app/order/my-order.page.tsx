import styles from './order-heads.module.css';
import { OrderList } from './order-list.tsx';

/** The list alone, to be shown inside other sites. */
export default function MyOrderPage() {
  return (
    <main id="main" className={`wrap ${styles.alone}`}>
      <OrderList bare />
    </main>
  );
}
