import { theSite } from '@mall/kit/site.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type WalkLinkProps = {
  href: string /** What `useWalk` tells the page of its row. */;
  row: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The case of a row; one whose screen is not built can still be walked to. */
export function WalkLink({ href, row, className, children }: WalkLinkProps) {
  if (theSite().isBuilt(href))
    return (
      <Link to={href} className={className} data-walk={row}>
        {children}
      </Link>
    );
  return (
    <span className={className} data-walk={row} tabIndex={-1}>
      {children}
    </span>
  );
}
