import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';

/** Stands where nothing can be put into the cart: one can ask for it, or at least see why. */
export function InquireButton({ href, name }: { href: string; name: string }) {
  const t = useWords('search');
  if (!isBuilt(href)) {
    return (
      <Button look="quiet" size="s" disabled>
        {t('goods.soldOut')}
      </Button>
    );
  }
  return (
    <Button look="quiet" size="s" href={href} as={RouterLink} aria-label={t('goods.inquireLabel', { name })}>
      {t('goods.inquire')}
    </Button>
  );
}
