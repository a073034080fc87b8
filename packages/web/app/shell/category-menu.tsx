import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CategoryColumn } from './category-column.tsx';
import styles from './category-menu.module.css';
import { useFold } from './use-fold.ts';

/** The column that stands open on the home page, where the screen is wide enough for it. */
const standingColumn = (): HTMLElement | undefined => {
  const column = document.querySelector<HTMLElement>('main [data-category-column]');
  return column && column.offsetParent !== null ? column : undefined;
};

/** The block over the categories: unfolds their column. At home the column stands open already, and the block leads into it. */
export function CategoryMenu() {
  const t = useWords('shell');
  const { open, set, box, button, handlers } = useFold({ open: 120, close: 200 }, () => standingColumn() === undefined);
  const id = useId();
  const press = () => {
    const column = standingColumn();
    if (column) column.querySelector('a')?.focus();
    else set(!open);
  };
  return (
    <div ref={box} role="presentation" className={styles.box} {...handlers}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={press}
      >
        <ListIcon size={16} />
        {t('nav.categories')}
      </button>
      {open && (
        <nav id={id} aria-label={t('nav.categories')} className={styles.fold}>
          <CategoryColumn />
        </nav>
      )}
    </div>
  );
}
