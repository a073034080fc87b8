import { useWords } from '../kernel/words.tsx';

/** What a pager says in this room. */
export const usePagerWords = () => {
  const t = useWords('marketing');
  return (total: number, size: number, what: 'goods' | 'coupons') => ({
    labels: {
      nav: t('pager.nav'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      page: (page: number) => t('pager.page', { page }),
    },
    total: t(`pager.${what}`, { total, size }),
  });
};
