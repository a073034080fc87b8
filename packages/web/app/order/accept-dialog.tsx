import { type AcceptDelivery, acceptNoteMost } from '@mall/contract/order/acceptance.rules.ts';
import type { OrderLine, OrderSummary } from '@mall/contract/order/order.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './dialogs.module.css';

type Props = { order: OrderSummary; busy: boolean; onAccept: (body: AcceptDelivery) => void; onClose: () => void };
type Counted = { came: number; damaged: number };

/** Pieces that are on their way to the buyer for good. */
const sentOf = ({ shippedNum, refundedNum, droppedNum }: OrderLine): number => shippedNum - refundedNum + droppedNum;

/** What came of every line, counted; what is short or damaged goes to the store, and as a claim where one is wanted. */
export function AcceptDialog({ order, busy, onAccept, onClose }: Props) {
  const t = useWords('order');
  const kit = useKitWords();
  const unitOf = useUnit();
  const [counted, setCounted] = useState<ReadonlyMap<string, Counted>>(new Map());
  const [note, setNote] = useState('');
  const [claim, setClaim] = useState(true);
  const lines = order.lines.filter((line) => sentOf(line) > 0);
  const countedOf = (line: OrderLine): Counted => counted.get(line.orderGoodsId) ?? { came: sentOf(line), damaged: 0 };
  const put = (line: OrderLine, change: Partial<Counted>) => {
    const next = { ...countedOf(line), ...change };
    setCounted(new Map(counted).set(line.orderGoodsId, { came: next.came, damaged: Math.min(next.damaged, next.came) }));
  };
  const differences = lines.flatMap((line) => {
    const { came, damaged } = countedOf(line);
    const shortNum = sentOf(line) - came;
    return shortNum + damaged > 0 ? [{ orderGoodsId: line.orderGoodsId, shortNum, damagedNum: damaged }] : [];
  });
  const sum = (of: 'shortNum' | 'damagedNum') => differences.reduce((total, one) => total + one[of], 0);
  const mayClaim = order.actions.includes('afterSale');
  const differs = differences.length > 0;
  return (
    <Dialog
      open
      title={t('accept.title')}
      width={640}
      maxBodyHeight="70vh"
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <span className="meta">
            {differs ? t('accept.sum', { short: sum('shortNum'), damaged: sum('damagedNum') }) : t('accept.whole')}
          </span>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={busy} onClick={() => onAccept({ differences, note: note.trim(), claim: differs && claim && mayClaim })}>
            {t('accept.act')}
          </Button>
        </>
      }
    >
      <ul className={styles.counted}>
        {lines.map((line) => {
          const { came, damaged } = countedOf(line);
          const labels = { less: t('accept.less'), more: t('accept.more') };
          return (
            <li key={line.orderGoodsId}>
              <span className={styles.countedName}>
                {line.specName}
                <span className="meta">{t('accept.sent', { count: sentOf(line), unit: unitOf(line.unit) })}</span>
              </span>
              <span className={styles.countedCell}>
                <span className="meta">{t('accept.came')}</span>
                <Stepper
                  value={came}
                  min={1}
                  max={sentOf(line)}
                  allowZero
                  labels={{ ...labels, quantity: t('accept.cameOf', { name: line.specName }) }}
                  onChange={(next) => put(line, { came: next })}
                />
              </span>
              <span className={styles.countedCell}>
                <span className="meta">{t('accept.damaged')}</span>
                <Stepper
                  value={damaged}
                  min={1}
                  max={Math.max(1, came)}
                  allowZero
                  disabled={came === 0}
                  labels={{ ...labels, quantity: t('accept.damagedOf', { name: line.specName }) }}
                  onChange={(next) => put(line, { damaged: next })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {differs && (
        <>
          <Field label={t('accept.note')}>
            <TextInput value={note} maxLength={acceptNoteMost} onChange={(event) => setNote(event.target.value)} />
          </Field>
          {mayClaim && (
            <Checkbox checked={claim} onChange={(event) => setClaim(event.target.checked)}>
              {t('accept.claim')}
            </Checkbox>
          )}
        </>
      )}
    </Dialog>
  );
}
