import { RouterLink, type RouterLinkProps } from '@mall/kit/link/router-link.tsx';
import { useSkin } from '../kernel/skin.ts';

/** Keeps a reader of the cross-border zone in it: pages that both zones share carry its mark on. */
export function SameZoneLink({ href, ...rest }: RouterLinkProps) {
  const isGlobal = useSkin() === 'global';
  return <RouterLink href={isGlobal ? markGlobal(href) : href} {...rest} />;
}

const markGlobal = (href: string): string => {
  const [path = '', hash] = href.split('#');
  const marked = `${path}${path.includes('?') ? '&' : '?'}isGlobal=1`;
  return hash === undefined ? marked : `${marked}#${hash}`;
};
