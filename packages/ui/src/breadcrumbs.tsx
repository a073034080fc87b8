import { Fragment, type ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { ChevronRightIcon } from './icons/chevron-right-icon.tsx';
import type { LinkLike } from './link-like.ts';

export type Crumb = { label: ReactNode; href?: string };
export type BreadcrumbsProps = { items: readonly Crumb[]; label: string; link?: LinkLike };

/** The last one is where the reader is. */
export function Breadcrumbs({ items, label, link: LinkTag = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      {items.map((item, place) => (
        <Fragment key={item.href ?? 'here'}>
          {place > 0 && <ChevronRightIcon size={12} className={styles.sign} />}
          {item.href !== undefined && place < items.length - 1 ? (
            <LinkTag href={item.href}>{item.label}</LinkTag>
          ) : (
            <span aria-current={place === items.length - 1 ? 'page' : undefined} className={styles.here}>
              {item.label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
