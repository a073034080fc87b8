import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '../link/page-link.tsx';
import { leadToSignIn, thisPage } from './lead-to-sign-in.ts';

/** A link to sign-in, wherever the mall has it; `href` is the page of the ways here. */
export function SignInDoor({ href, onClick, children, ...rest }: LinkLikeProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void leadToSignIn(thisPage(), () => navigate(href));
  };
  return (
    <PageLink {...rest} to={href} onClick={go}>
      {children}
    </PageLink>
  );
}
