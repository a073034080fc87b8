import type { Translate } from '../kernel/words.ts';

export const ordersText = (sns: readonly string[], t: Translate<'money'>): string =>
  sns.length > 1 ? t('orders.more', { first: sns[0] ?? '', count: sns.length }) : (sns[0] ?? t('orders.none'));
