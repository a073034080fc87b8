import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import { PageLink } from './page-link.tsx';

/** Changes what the page shows (a tab, a spec, a filter) without moving the reader or adding a step to go back through. */
export function StayLink({ href, children, ...rest }: LinkLikeProps) {
  return (
    <PageLink to={href} replace preventScrollReset {...rest}>
      {children}
    </PageLink>
  );
}
