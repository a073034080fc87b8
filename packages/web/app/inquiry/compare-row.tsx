import type { ComparedQuote } from '@mall/contract/inquiry/inquiry-data.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import type { ReactNode } from 'react';
import styles from './compare.module.css';

/** A row of the comparison: what it is about, and what each quote says, by its place. */
export type Row = {
  key: string;
  onScreen?: true;
  head: ReactNode;
  note?: ReactNode;
  cell: (quote: ComparedQuote, nth: number) => ReactNode;
};

export function Figure({ children, note, tag }: { children: ReactNode; note?: ReactNode; tag?: ReactNode }) {
  return (
    <>
      <span className={styles.figure}>
        {tag}
        <span className="num">
          <Typed>{children}</Typed>
        </span>
      </span>
      {note && <small className="num">{note}</small>}
    </>
  );
}
