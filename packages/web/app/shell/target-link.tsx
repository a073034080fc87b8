import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { useSkin } from '../kernel/skin.ts';
import { abroad, type LinkTarget, windowOf } from './link-target.ts';

type TargetLinkProps = HTMLAttributes<HTMLElement> & { target: LinkTarget | undefined; children?: ReactNode };

/** A link as the operator set it: within the shop, out of it in a window of its own, or only the words when it leads nowhere. */
export function TargetLink({ target, children, ...rest }: TargetLinkProps) {
  const isAbroad = useSkin() === 'global';
  if (!target) return <span {...rest}>{children}</span>;
  return (
    <RouterLink {...rest} href={isAbroad ? abroad(target.href) : target.href} {...windowOf(target)}>
      {children}
    </RouterLink>
  );
}
