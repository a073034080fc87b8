import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';

/** The way to what a buyer has ordered and not paid. */
export function ToUnpaid() {
  const t = useWords('cart');
  return <RouterLink href="/personalCenterBase/myOrders?state=toPay">{t('order.toUnpaid')}</RouterLink>;
}
