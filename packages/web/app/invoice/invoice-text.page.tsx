import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

const rules = ['text.1', 'text.2', 'text.3', 'text.4', 'text.5'] as const;

/** What holds for invoices, in a few sentences. */
export default function InvoiceTextPage() {
  const t = useWords('invoice');
  return (
    <div className={styles.page}>
      <PageTitle name={t('text.title')} />
      <h1>{t('text.title')}</h1>
      <Panel>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
