import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { useWords } from '../../kernel/words.tsx';

type Crumb = { label: string; href?: string };

/** Home, the cross-border zone, and where the reader is. */
export function AbroadCrumbs({ to }: { to: readonly Crumb[] }) {
  const t = useWords('inquiry/abroad');
  // The mall's own home is in Chinese.
  const home = useLanguage() === 'zh' ? '/' : '/index1';
  return (
    <Breadcrumbs
      label={t('crumbs')}
      link={RouterLink}
      items={[{ label: t('home'), href: home }, { label: t('zone'), href: '/internation' }, ...to]}
    />
  );
}
