import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useWords } from '../kernel/words.tsx';

/** The way to what a buyer has ordered and not paid. */
export function ToUnpaid() {
  const t = useWords('cart');
  return <RouterLink href="/personalCenterBase/myOrders?state=toPay">{t('order.toUnpaid')}</RouterLink>;
}
