import type { LinkLikeProps } from '@mall/ui/link-like.ts';
import { theSite } from '../site.ts';
import { isInner, isOutside } from './address.rules.ts';
import { PageLink } from './page-link.tsx';

export type RouterLinkProps = LinkLikeProps & { target?: string | undefined; rel?: string | undefined };

/**
 * Draws the links of the components: pages of the mall through the router, loaded when the pointer rests; all else plainly.
 * A link to a screen that does not exist yet is not drawn.
 */
export function RouterLink({ href, children, ...rest }: RouterLinkProps) {
  if (!theSite().isBuilt(href)) return null;
  if (isInner(href)) {
    return (
      <PageLink to={href} {...rest}>
        {children}
      </PageLink>
    );
  }
  const away = isOutside(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...away} {...rest}>
      {children}
    </a>
  );
}
