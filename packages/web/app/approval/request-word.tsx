import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';

/** What the requester says to it, and where goods and invoice go. */
export function RequestWord({ request: { word, receiver, invoiceTitle, orders } }: { request: RequestDetail }) {
  const t = useWords('approval');
  const left = orders.filter(({ leaveWord }) => leaveWord !== '');
  return (
    <div className={styles.word}>
      <p>{word === '' ? <span className="meta">{t('word.none')}</span> : word}</p>
      {receiver !== '' && (
        <p className="meta">
          {t('word.receiver', { receiver })}
          {invoiceTitle !== '' && ` · ${t('word.invoice', { title: invoiceTitle })}`}
        </p>
      )}
      {left.map(({ orderId, storeName, leaveWord }) => (
        <p key={orderId} className="meta">
          {t('word.store', { store: storeName, word: leaveWord })}
        </p>
      ))}
    </div>
  );
}
