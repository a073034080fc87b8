import { useList } from '@mall/kit/list/use-list.ts';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import type { ReactNode } from 'react';
import { myListsAsk } from './my-lists.ts';
import styles from './select.module.css';

/** Goods are chosen here for a company's list; who has none is told so, instead of finding out at the last step. */
export function MembersOnly({ title, children }: { title: string; children: ReactNode }) {
  const refusal = refusalIn(useList(myListsAsk).error);
  if (!refusal) return children;
  return (
    <div className="wrap">
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.panel}>
        <Refused refusal={refusal} />
      </div>
    </div>
  );
}
