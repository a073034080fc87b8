import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import { Link } from 'react-router';

/** Leads on and leaves no step behind to go back to. */
export function ReplaceLink({ href, children, ...rest }: LinkLikeProps) {
  return (
    <Link to={href} replace prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
