import { formatPercent } from './format-percent.ts';
import { useLanguage } from './language.ts';

/** A share of a hundred that stands by itself. */
export const usePercent = (): ((percent: number) => string) => {
  const language = useLanguage();
  return (percent) => formatPercent(percent, language);
};
