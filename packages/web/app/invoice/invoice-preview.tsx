import type { PlannedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

export const totalOf = (papers: readonly PlannedInvoice[]): string =>
  formatCurrency(toYuan(fen(papers.reduce((sum, { amount }) => sum + fromYuan(amount), 0))));

/** Papers that an application would make, each with its tax; and why it would make none. */
export function InvoicePreview({ papers, fault }: { papers: readonly PlannedInvoice[] | undefined; fault: string }) {
  const t = useWords('invoice');
  return (
    <Panel title={t('use.preview')} extra={papers && <span className="meta">{t('use.papersCount', { count: papers.length })}</span>}>
      <div className={styles.notes}>
        {fault !== '' && <Note tone="bad">{fault}</Note>}
        {papers && (
          <>
            <ol className={styles.papers}>
              {papers.map((paper, at) => (
                <li key={`${paper.storeId}/${paper.orderSns[0]}/${paper.part}`}>
                  <Paper paper={paper} nth={at + 1} />
                </li>
              ))}
            </ol>
            <p className={styles.between}>
              {t('use.total')} <b className="num">¥{totalOf(papers)}</b>
            </p>
          </>
        )}
        <Note tone="info">{t('use.redNote')}</Note>
      </div>
    </Panel>
  );
}

function Paper({ paper: { storeName, orderSns, amount, tax, part, parts }, nth }: { paper: PlannedInvoice; nth: number }) {
  const t = useWords('invoice');
  const net = toYuan(fen(fromYuan(amount) - fromYuan(tax)));
  return (
    <>
      <div className={styles.between}>
        <b>{t('use.nth', { nth, store: storeName })}</b>
        {parts > 1 && <Tag tone="amber">{t('use.part', { part, parts })}</Tag>}
        {parts === 1 && orderSns.length > 1 && <Tag tone="brand">{t('use.merge', { count: orderSns.length })}</Tag>}
      </div>
      <div className="meta num">{orderSns.map((sn) => `…${sn.slice(-6)}`).join('　')}</div>
      <dl className={styles.sums}>
        <dt>{t('use.net')}</dt>
        <dd>{formatCurrency(net)}</dd>
        <dt>{t('detail.tax')}</dt>
        <dd>{formatCurrency(tax)}</dd>
        <dt>{t('use.total')}</dt>
        <dd>
          <b>¥{formatCurrency(amount)}</b>
        </dd>
      </dl>
    </>
  );
}
