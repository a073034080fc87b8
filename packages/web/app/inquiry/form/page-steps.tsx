import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './form.module.css';

type Props = { page: number; size: number; total: number; onPage: (page: number) => void };

/** One page back or on in a list inside the form, whose page the address does not carry. */
export function PageSteps({ page, size, total, onPage }: Props) {
  const t = useWords('inquiry/form');
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <div className={styles.pad}>
      <Button look="line" size="s" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('supplier.before')}
      </Button>
      <span className="meta num">
        {page} / {pages}
      </span>
      <Button look="line" size="s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('supplier.after')}
      </Button>
    </div>
  );
}
