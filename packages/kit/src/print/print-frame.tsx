import { formatTime } from '@mall/contract/kernel/format.ts';
import { type ReactNode, useState } from 'react';
import { Typed } from '../words/typed.tsx';
import styles from './print-frame.module.css';

type PrintFrameProps = {
  title: string;
  /** "打印时间 …" */
  at: (time: string) => string;
  /** Where people sign: buyer, receiver, date. */
  signs?: readonly string[];
  children: ReactNode;
};

/** What a page has on paper alone: what it is and when it was printed above it, places to sign under it. */
export function PrintFrame({ title, at, signs, children }: PrintFrameProps) {
  const [printedAt] = useState(() => formatTime(Date.now()));
  return (
    <>
      <p className={`only-print ${styles.head}`}>
        <b>
          <Typed>{title}</Typed>
        </b>{' '}
        {/* The server that draws a page has another moment. */}
        <span suppressHydrationWarning>{at(printedAt)}</span>
      </p>
      {children}
      {signs && (
        <p className={`only-print ${styles.signs}`}>
          {signs?.map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        </p>
      )}
    </>
  );
}
