import { useState } from 'react';
import { Link, type LinkProps } from 'react-router';

/**
 * A page of the mall. What draws it is asked for when the pointer or the focus comes near, so that no page brings the list of all screens:
 * found for every link at once, each answer would have the router draw the page anew.
 */
export function PageLink({ onPointerEnter, onFocus, ...rest }: Omit<LinkProps, 'prefetch' | 'discover'>) {
  const [isNear, setNear] = useState(false);
  return (
    <Link
      {...rest}
      prefetch="intent"
      discover={isNear ? 'render' : 'none'}
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
