import { formatCurrency } from '@mall/contract/kernel/format.ts';

/** "¥1,234.50", with its sign where there is one. */
export const yuan = (amount: string): string => `${amount.startsWith('-') ? '−' : ''}¥${formatCurrency(amount.replace('-', ''))}`;
