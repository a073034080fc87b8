import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './queue-link.module.css';

/** One case of a queue; the one that is open is marked. */
export function QueueLink({ href, open, children }: { href: string; open: boolean; children: ReactNode }) {
  return (
    <Link to={href} className={classNames(styles.case, open && styles.open)} aria-current={open || undefined} preventScrollReset>
      {children}
    </Link>
  );
}
