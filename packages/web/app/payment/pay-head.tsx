import { OrderSteps } from '../cart/order-steps.tsx';
import styles from './payment.module.css';

/** The name of the page, and how far the purchase is. */
export function PayHead({ title, at, paysLater = false }: { title: string; at: 'pay' | 'done'; paysLater?: boolean }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <OrderSteps at={at} paysLater={paysLater} />
    </header>
  );
}
