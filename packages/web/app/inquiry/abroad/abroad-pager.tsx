import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Pager } from '@mall/ui/pager.tsx';

type Props = { page: number; size: number; total: number; hrefOf: (page: number) => string };

/** The pages of a list of the zone, where there is more than one. */
export function AbroadPager({ page, size, total, hrefOf }: Props) {
  const t = useKitWords();
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  const labels = {
    nav: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (nth: number) => t('pager.page', { page: nth }),
  };
  return <Pager page={page} pages={pages} hrefOf={hrefOf} link={RouterLink} labels={labels} total={t('pager.total', { total })} />;
}
