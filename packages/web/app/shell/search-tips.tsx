import type { SearchTip } from '@mall/contract/search/search.api.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './search-tips.module.css';

type SearchTipsProps = {
  id: string;
  tips: readonly SearchTip[];
  active: number;
  onPoint: (at: number) => void;
  onPick: (word: string) => void;
};

/** The list under the box. The focus stays in the box; the box says which tip is meant. */
export function SearchTips({ id, tips, active, onPoint, onPick }: SearchTipsProps) {
  const t = useWords('shell');
  return (
    // A <datalist> cannot be asked for while typing nor drawn by the theme.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={t('search.tips')} className={styles.list} hidden={tips.length === 0}>
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
          <span className={styles.count}>{t('search.about', { count })}</span>
        </div>
      ))}
    </div>
  );
}
