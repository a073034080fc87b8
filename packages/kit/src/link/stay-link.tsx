import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import { Link } from 'react-router';

/** Changes what the page shows (a tab, a spec, a filter) without moving the reader or adding a step to go back through. */
export function StayLink({ href, children, ...rest }: LinkLikeProps) {
  return (
    <Link to={href} replace preventScrollReset prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
