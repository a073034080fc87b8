import { type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon } from './icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from './icons/chevron-right-icon.tsx';
import type { LinkLike } from './link-like.ts';
import styles from './pager.module.css';
import { listPages, pageTyped } from './pager.rules.ts';

export type PagerProps = {
  page: number;
  pages: number;
  /** Addresses make the pages links (shareable, back works). */
  hrefOf?: (page: number) => string;
  onPage?: (page: number) => void;
  link?: LinkLike;
  /** `jump` shows the input; `unit` stands behind it; `page` names a number for the ear. */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string; jump?: string; unit?: string };
  /** "共 68 件，每页 20 件" */
  total?: ReactNode;
  /** Small and to the right, under a table. */
  compact?: boolean;
};

export function Pager({ page, pages, hrefOf, onPage, link: LinkTag = 'a', labels, total, compact }: PagerProps) {
  const [typed, setTyped] = useState('');
  const jump = () => {
    const wanted = pageTyped(typed, pages);
    setTyped('');
    if (wanted !== null && wanted !== page) onPage?.(wanted);
  };
  const step = (target: number, name: string, inside: ReactNode, names: string) => {
    const current = target === page && typeof inside === 'number';
    const shared = { className: names, 'aria-label': name, ...(current && { 'aria-current': 'page' as const }) };
    if (target < 1 || target > pages) return <span className={classNames(names, styles.off)}>{inside}</span>;
    const press = (event: MouseEvent) => {
      // With a handler the router moves; a press with a modifier still opens a new tab from the address.
      if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onPage(target);
    };
    if (hrefOf) {
      return (
        <LinkTag {...shared} href={hrefOf(target)} onClick={press}>
          {inside}
        </LinkTag>
      );
    }
    return (
      <button type="button" {...shared} onClick={press}>
        {inside}
      </button>
    );
  };
  const place = styles.step ?? '';
  return (
    <nav aria-label={labels.nav} className={classNames(styles.pager, compact && styles.compact)}>
      {step(page - 1, labels.previous, <ChevronLeftIcon size={16} />, place)}
      <ul className={classNames(styles.pages, pages > 5 && styles.many)}>
        {listPages(page, pages).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? step(entry, labels.page(entry), entry, place) : <span className={styles.gap}>…</span>}
          </li>
        ))}
      </ul>
      {pages > 5 && (
        <span className={styles.short}>
          <b>{page}</b> / {pages}
        </span>
      )}
      {step(page + 1, labels.next, <ChevronRightIcon size={16} />, place)}
      {total && <span className={styles.total}>{total}</span>}
      {labels.jump !== undefined && onPage && pages > 1 && (
        <form
          className={styles.jump}
          onSubmit={(event) => {
            event.preventDefault();
            jump();
          }}
        >
          <label>
            {labels.jump}
            <input value={typed} inputMode="numeric" onChange={(event) => setTyped(event.target.value)} onBlur={jump} />
          </label>
          {labels.unit}
        </form>
      )}
    </nav>
  );
}
