import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

export const figuresAsk = ask(invoiceApi.figures, {}, { staleMs: 0 });

/** What waits to be applied for, is with the sellers, was issued this month and is being taken back. */
export function InvoiceFiguresBar() {
  const t = useWords('invoice');
  const { data } = useList(figuresAsk);
  if (!data) return <Skeleton kind="block" height={88} />;
  const { open, reviewing, issued, red } = data;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('figure.open')}</dt>
        <dd>¥{formatCurrency(open.amount)}</dd>
        <dd>{open.firstUntil ? t('figure.openNote', { count: open.count, date: open.firstUntil.slice(5, 10) }) : t('figure.openNone')}</dd>
      </div>
      <div>
        <dt>{t('figure.reviewing')}</dt>
        <dd>¥{formatCurrency(reviewing.amount)}</dd>
        <dd>{t('figure.papers', { count: reviewing.count })}</dd>
      </div>
      <div>
        <dt>{t('figure.issued')}</dt>
        <dd>¥{formatCurrency(issued.amount)}</dd>
        <dd>{t('figure.special', { count: issued.count, special: issued.special })}</dd>
      </div>
      <div>
        <dt>{t('figure.red')}</dt>
        <dd>¥{formatCurrency(red.amount)}</dd>
        <dd>{t('figure.papers', { count: red.count })}</dd>
      </div>
    </dl>
  );
}
