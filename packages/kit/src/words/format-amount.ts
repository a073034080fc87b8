import { type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';

/** Commas part thousands only: "100,0" is one in another language already. */
const written = /^([-−]?)(¥?)((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?)$/;

/** "¥1,234.50" and "18.6", written out already, as the reader's language groups and parts them; whatever is no figure stays. */
export const formatAmount = (text: string, language: Language): string => {
  if (language === 'zh' || language === 'en') return text;
  const [, minus, currency = '', figure = ''] = written.exec(text) ?? [];
  // Without a mark it may be a number of something: an order, a telephone.
  if (!/[,.]/.test(figure)) return text;
  return formatPrice(`${minus}${figure.replaceAll(',', '')}`, currency, localeOf[language]);
};
