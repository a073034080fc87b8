import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Confirm } from '@mall/ui/confirm.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { PriceChange } from './use-fill-order.ts';

type PriceChangedDialogProps = { change: PriceChange; busy: boolean; onAccept: () => void; onClose: () => void };

const amounts = ['goodsAmount', 'activityDiscount', 'couponDeduction', 'pointsDeduction', 'freight'] as const;

/** The total moved since the page was drawn: the reader sees from what to what, and decides. */
export default function PriceChangedDialog({ change: { before, now }, busy, onAccept, onClose }: PriceChangedDialogProps) {
  const t = useWords('cart');
  const shell = useWords('shell');
  const moved = amounts.filter((name) => before[name] !== now[name]);
  const row = (label: string, name: keyof Pick<Settlement, (typeof amounts)[number] | 'totalPrice'>) => (
    <tr key={name}>
      <th scope="row">{label}</th>
      <td>
        <s>¥{formatCurrency(before[name])}</s>
      </td>
      <td>¥{formatCurrency(now[name])}</td>
    </tr>
  );
  const nothingLeft = now.stores.length === 0 || now.faults.some((fault) => fault.blocking === 1);
  return createPortal(
    <Confirm
      open
      title={t('order.changed')}
      labels={{ act: t('order.acceptPrice'), back: t('order.lookAgain'), close: shell('close') }}
      busy={busy}
      actDisabled={nothingLeft}
      onAct={onAccept}
      onClose={onClose}
    >
      <p>{t('order.changedText')}</p>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('order.item')}</th>
            <th scope="col">{t('order.before')}</th>
            <th scope="col">{t('order.now')}</th>
          </tr>
        </thead>
        <tbody>
          {moved.map((name) => row(t(`order.${name}`), name))}
          {row(t('order.payableTotal'), 'totalPrice')}
        </tbody>
      </table>
      {now.faults.length > 0 && (
        <ul className="meta">
          {now.faults.map(({ specId, specName, msg }) => (
            <li key={specId}>
              {specName}
              {t('colon')}
              {msg}
            </li>
          ))}
        </ul>
      )}
    </Confirm>,
    document.body,
  );
}
