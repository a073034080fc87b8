import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useOnline } from '../page/use-online.ts';

/**
 * A page of the mall. What draws it is asked for when the pointer or the focus comes near, so that no page brings the list of all screens:
 * found for every link at once, each answer would have the router draw the page anew. Without a network nothing is asked for: the router loads the whole
 * page anew when a part of the next one does not come, and what was typed would be lost.
 */
export function PageLink({ onPointerEnter, onFocus, ...rest }: Omit<LinkProps, 'prefetch' | 'discover'>) {
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
