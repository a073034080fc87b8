import { formatCurrency, formatYuan } from '@mall/contract/kernel/format.ts';

/** "¥1,234.50", with its sign where there is one. */
export const yuan = formatYuan;

/** The same of a change: what is more says so. */
export const signed = (amount: string): string =>
  amount.startsWith('-') ? `−${formatCurrency(amount.slice(1))}` : `+${formatCurrency(amount)}`;
