import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import { PageLink } from './page-link.tsx';

/** Leads on and leaves no step behind to go back to. */
export function ReplaceLink({ href, children, ...rest }: LinkLikeProps) {
  return (
    <PageLink to={href} replace {...rest}>
      {children}
    </PageLink>
  );
}
