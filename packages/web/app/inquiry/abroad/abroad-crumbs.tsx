import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { useWords } from '../../kernel/words.tsx';

type Crumb = { label: string; href?: string };

/** Home, the cross-border zone, and where the reader is. */
export function AbroadCrumbs({ to }: { to: readonly Crumb[] }) {
  const t = useWords('inquiry/abroad');
  return (
    <Breadcrumbs
      label={t('crumbs')}
      link={RouterLink}
      items={[{ label: t('home'), href: '/' }, { label: t('zone'), href: '/internation' }, ...to]}
    />
  );
}
