import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useOnline } from '../page/use-online.ts';

type PageLinkProps = Omit<LinkProps, 'prefetch' | 'discover'>;

/**
 * A page of the mall. What draws it is asked for when the pointer or the focus comes near, so that no page brings the list of all screens:
 * found for every link at once, each answer would have the router draw the page anew. Without a network nothing is asked for: the router loads the whole
 * page anew when a part of the next one does not come, and what was typed would be lost.
 */
function LiveLink({ onPointerEnter, onFocus, ...rest }: PageLinkProps) {
  const [isNear, setNear] = useState(false);
  const online = useOnline();
  return (
    <Link
      {...rest}
      prefetch={online ? 'intent' : 'none'}
      discover={isNear && online ? 'render' : 'none'}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
    />
  );
}

/** Where it leads without asking the router; another way of writing one is left to it. */
const isWhole = (to: LinkProps['to']): to is string => typeof to === 'string' && to.startsWith('/') && !/\/\/|\/\./.test(to);

/** No page says these of a link so far; whoever does finds it drawn by the router. */
const routersOwn = ['relative', 'reloadDocument', 'mask', 'state', 'viewTransition', 'defaultShouldRevalidate'] as const;

/** The same as a server draws it. A page has hundreds of links, and the router takes longer to find out what is known of each than React to draw it. */
function DrawnLink(props: PageLinkProps) {
  const { to, children, replace: _replaces, preventScrollReset: _stays, ...rest } = props;
  if (!isWhole(to) || routersOwn.some((name) => name in rest)) return <LiveLink {...props} />;
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

export const PageLink = typeof document === 'undefined' ? DrawnLink : LiveLink;
