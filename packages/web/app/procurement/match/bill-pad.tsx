import { classNames } from '@mall/ui/class-names.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';
import type { RowState } from './match-rows.rules.ts';

type BillPadProps = {
  text: string;
  onChange: (text: string) => void;
  onMatch: () => void;
  /** What came of lines, by their number: marks beside the numbers. */
  marks: ReadonlyMap<number, RowState>;
};

const mostNumbered = 2100;
const fewest = 11;

/** The pad: a line a thing, its number beside it. A tab stays in the text, as a sheet pastes it; Ctrl and Enter match. */
export function BillPad({ text, onChange, onMatch, marks }: BillPadProps) {
  const t = useWords('procurement/match');
  const numbers = useRef<HTMLOListElement>(null);
  const count = Math.min(mostNumbered, Math.max(fewest, text.split('\n').length));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onMatch();
  };
  return (
    <div className={styles.pad}>
      <ol ref={numbers} className={styles.numbers} aria-hidden="true">
        {Array.from({ length: count }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li
            key={nth}
            className={classNames(marks.get(nth + 1) === 'bad' && styles.badMark, marks.get(nth + 1) === 'confirm' && styles.warnMark)}
          >
            {nth + 1}
          </li>
        ))}
      </ol>
      <textarea
        className={styles.text}
        aria-label={t('pad.label')}
        placeholder={t('pad.example')}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
