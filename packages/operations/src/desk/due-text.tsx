import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { useSpan } from './use-span.ts';

/** Until when, or by how much it is late. */
export function DueText({ row: { dueDate, dueToday, left } }: { row: WorkRow }) {
  const t = useWords('desk');
  const span = useSpan();
  if (left < 0) return <span className={styles.bad}>{t('due.over', { span: span(left) })}</span>;
  return <span className="num">{dueToday ? t('due.today', { time: dueDate.slice(11, 16) }) : dueDate.slice(5, 16)}</span>;
}
