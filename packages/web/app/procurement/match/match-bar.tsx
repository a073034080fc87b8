import { Button } from '@mall/ui/button.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';
import { countStates, type MatchRow, pickedRows, sumOf } from './match-rows.rules.ts';

type MatchBarProps = {
  rows: readonly MatchRow[];
  busy: boolean;
  onAdd: () => void;
  onKeep?: (() => void) | undefined;
  onExport: () => void;
};

/** Stays in sight: what is picked, what it comes to, what stays behind, and the way into the cart. */
export function MatchBar({ rows, busy, onAdd, onKeep, onExport }: MatchBarProps) {
  const t = useWords('procurement/match');
  const picked = pickedRows(rows);
  const { total, stores } = sumOf(picked);
  const counts = countStates(rows);
  return (
    <section className={styles.sum} aria-label={t('bar.label')}>
      <p className={styles.sumText} aria-live="polite">
        <span>{t('bar.picked', { count: picked.length, stores })}</span>
        <span className={styles.sumPrice}>
          {t('bar.total')} <Price value={total} size="m" />
        </span>
        {counts.confirm + counts.bad > 0 && <span className="meta">{t('bar.left', { confirm: counts.confirm, bad: counts.bad })}</span>}
      </p>
      <div className={styles.sumActs}>
        <Button look="line" icon={<DownloadIcon size={16} />} disabled={busy} onClick={onExport}>
          {t('export')}
        </Button>
        {onKeep && (
          <Button look="line" disabled={busy || picked.length === 0} onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
        <Button icon={<CartIcon size={16} />} busy={busy} disabled={picked.length === 0} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}
