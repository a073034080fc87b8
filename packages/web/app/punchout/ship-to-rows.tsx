import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './punchout.module.css';

type Place = { code: string; addressId: string };
type Props = { rows: readonly Place[]; addresses: readonly { id: string; text: string }[]; onChange: (rows: Place[]) => void };

/** Which address each place of the other side is. */
export function ShipToRows({ rows, addresses, onChange }: Props) {
  const t = useWords('punchout');
  const put = (at: number, change: Partial<Place>) => onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <Field label={t('shipTo')} group hint={t('shipTo.hint')}>
      <div className={styles.places} data-field="shipTo">
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that stays while it is typed
          <div className={styles.place} key={at}>
            <TextInput
              aria-label={t('shipTo.code')}
              placeholder="addressID"
              maxLength={60}
              value={row.code}
              onChange={({ target }) => put(at, { code: target.value })}
            />
            <Select
              aria-label={t('address')}
              value={row.addressId}
              options={addresses.map(({ id, text }) => ({ value: id, label: text }))}
              onChange={({ target }) => put(at, { addressId: target.value })}
            />
            <Button look="text" size="s" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('remove')}
            </Button>
          </div>
        ))}
        {addresses.length > 0 && rows.length < 50 && (
          <div className={styles.acts}>
            <Button look="line" size="s" onClick={() => onChange([...rows, { code: '', addressId: addresses[0]?.id ?? '' }])}>
              {t('shipTo.add')}
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
