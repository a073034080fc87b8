import type { OrderLine } from '@mall/contract/order/order.api.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { type DraftParcel, linesToSend, type ParcelFault } from './ship.rules.ts';
import styles from './ship-order.module.css';

type Props = {
  parcel: DraftParcel;
  nth: number;
  lines: readonly OrderLine[];
  fault: ParcelFault | undefined;
  /** Lines whose pieces are wrong. */
  wrong: readonly string[];
  /** Somebody has tried to send it as it is. */
  tried: boolean;
  carriers: string;
  onChange: (parcel: DraftParcel) => void;
  onRemove?: (() => void) | undefined;
};

/** One parcel: who carries it, its number, and how much of each line is in it. */
export function ParcelBox({ parcel, nth, lines, fault, wrong, tried, carriers, onChange, onRemove }: Props) {
  const unitOf = useUnit();
  const t = useWords('order');
  const said = (names: readonly ParcelFault[]) => (tried && fault && names.includes(fault) ? t(`ship.fault.${fault}`) : undefined);
  const name = t('ship.parcel', { nth });
  return (
    <fieldset className={styles.parcel}>
      <legend className="sr">{name}</legend>
      <div className={styles.parcelHead}>
        <b>{name}</b>
        <ParcelState fault={fault} tried={tried} />
        {onRemove && (
          <Button
            look="text"
            size="s"
            className={styles.remove ?? ''}
            aria-label={t('ship.remove', { nth })}
            icon={<TrashIcon size={16} />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.carrier}>
        <Field label={t('ship.carrier')} message={said(['carrier'])}>
          <TextInput
            value={parcel.carrier}
            list={carriers}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ ...parcel, carrier: event.target.value })}
          />
        </Field>
        <Field label={t('ship.number')} message={said(['number', 'twice'])}>
          <TextInput
            value={parcel.number}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...parcel, number: event.target.value })}
          />
        </Field>
      </div>
      <ul className={styles.inside}>
        {linesToSend(lines).map(({ orderGoodsId, specName, itemNumber, unit }) => (
          <li key={orderGoodsId}>
            <span className={styles.name}>
              {specName}
              <span className="meta">{t('line.item', { number: itemNumber })}</span>
            </span>
            <TextInput
              className={styles.num ?? ''}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={wrong.includes(orderGoodsId) || undefined}
              aria-label={t('ship.numOf', { nth, goods: specName })}
              value={parcel.nums[orderGoodsId] ?? ''}
              placeholder="0"
              trailing={unitOf(unit)}
              onFocus={(event) => event.target.select()}
              onChange={(event) => onChange({ ...parcel, nums: { ...parcel.nums, [orderGoodsId]: event.target.value } })}
            />
          </li>
        ))}
      </ul>
      {said(['empty', 'over']) && (
        <p role="alert" className={styles.bad}>
          {said(['empty', 'over'])}
        </p>
      )}
    </fieldset>
  );
}

function ParcelState({ fault, tried }: Pick<Props, 'fault' | 'tried'>) {
  const t = useWords('order');
  if (!fault)
    return (
      <StatusMark mark="closed" tone="green">
        {t('ship.filled')}
      </StatusMark>
    );
  const hard = tried || fault === 'over' || fault === 'twice';
  return (
    <StatusMark mark={hard ? 'closed' : 'open'} tone={hard ? 'red' : 'grey'}>
      {t(hard ? `ship.state.${fault}` : 'ship.open')}
    </StatusMark>
  );
}
