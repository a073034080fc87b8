import { formatYuan } from '@mall/contract/kernel/format.ts';
import { formatAmount } from './format-amount.ts';
import { useLanguage } from './language.ts';

/** A figure that was written out, as the reader's language writes it. Texts with values do so by themselves. */
export const useAmount = (): ((text: string) => string) => {
  const language = useLanguage();
  return (text) => formatAmount(text, language);
};

/** "¥1,234.50" of what is on the wire, as the reader's language writes it. */
export const useYuan = (): ((amount: string) => string) => {
  const say = useAmount();
  return (amount) => say(formatYuan(amount));
};
