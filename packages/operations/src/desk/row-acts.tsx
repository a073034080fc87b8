import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import type { WorkActs } from './use-work-acts.tsx';

const button = (words: string, onClick: () => void, busy = false) => (
  <Button look="text" size="s" busy={busy} onClick={onClick}>
    {words}
  </Button>
);

/** Free: take it. One's own: go on with it, or put it back. A colleague's: take it over. */
export function RowActs({ row, acts }: { row: WorkRow; acts: WorkActs }) {
  const t = useWords('desk');
  const isOf = (rows: readonly WorkRow[] | undefined) => rows?.length === 1 && rows[0] === row;
  if (row.holder === null) return button(t('take.act'), () => acts.take.start([row]), isOf(acts.take.subject));
  if (!row.mine) return button(t('takeOver.act'), () => acts.takeOver.start([row]));
  return (
    <span className={styles.acts}>
      {row.kind === 'alert' ? button(t('settle.act'), () => acts.settle.start(row)) : <RouterLink href={row.url}>{t('goOn')}</RouterLink>}
      {button(t('putBack.act'), () => acts.putBack.start([row]), isOf(acts.putBack.subject))}
    </span>
  );
}
