import { useLanguage } from '@mall/kit/words/language.ts';
import type { PagerProps } from '@mall/ui/pager.tsx';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';

export const usePagerWords = () => {
  const t = useWords('search');
  const language = useLanguage();
  return (total: number, size: number, of: 'pager.total' | 'stores.pagerTotal' = 'pager.total'): Pick<PagerProps, 'labels' | 'total'> => ({
    labels: {
      nav: t('pager.label'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      page: (page) => t('pager.page', { page }),
    },
    total: t(of, { count: formatCount(total, language), size }),
  });
};
