import type { SearchTip } from '@mall/contract/search/search.api.ts';
import type { FocusEvent, ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './search-tips.module.css';

type Tip = Pick<SearchTip, 'word'> & Partial<Pick<SearchTip, 'count'>>;

type SearchTipsProps = {
  id: string;
  tips: readonly Tip[];
  active: number;
  onPoint: (at: number) => void;
  onPick: (word: string) => void;
  onLeave: (event: FocusEvent<HTMLElement>) => void;
  /** Given where the tips are the reader's own earlier words. */
  onForget?: () => void;
  /** Below the words: goods. */
  children?: ReactNode;
};

/** The list under the box. The focus stays in the box; the box says which tip is meant. */
export function SearchTips({ id, tips, active, onPoint, onPick, onLeave, onForget, children }: SearchTipsProps) {
  const t = useWords('shell');
  return (
    <div className={styles.list}>
      {/* A <datalist> cannot be asked for while typing nor drawn by the theme. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={t(onForget ? 'search.earlier' : 'search.tips')}>
        {tips.map(({ word, count }, at) => (
          <div
            key={word}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.tip}
            onPointerMove={() => onPoint(at)}
            // Not on click: the press would first take the focus from the box, and the list with it.
            onPointerDown={(event) => {
              event.preventDefault();
              onPick(word);
            }}
          >
            <span className="ell">{word}</span>
            {count !== undefined && <span className={styles.count}>{t('search.about', { count })}</span>}
          </div>
        ))}
      </div>
      {children}
      {onForget && tips.length > 0 && (
        <button
          type="button"
          className={styles.forget}
          onPointerDown={(event) => event.preventDefault()}
          onBlur={onLeave}
          onClick={onForget}
        >
          {t('search.forget')}
        </button>
      )}
    </div>
  );
}
