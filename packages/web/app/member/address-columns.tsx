import type { Language } from '@mall/contract/kernel/language.ts';
import type { Address } from '@mall/contract/member/address.api.ts';
import { addressLine, addressTextRows, besideAddress } from '@mall/contract/member/address-fields.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import type { Translate } from '../kernel/words.tsx';
import styles from './address-management.module.css';
import { AddressMarks } from './address-marks.tsx';

export type AddressActs = Record<'edit' | 'remove' | 'makeDefault', (address: Address) => void>;

export const addressColumns = (
  t: Translate<'member'>,
  language: Language,
  { edit, remove, makeDefault }: AddressActs,
): TableColumn<Address>[] => [
  {
    key: 'receiver',
    head: addressTextRows.receiverName.words[language],
    cell: (row) => (
      <>
        {row.receiverName}　{shownPhone(row.receiverPhone)} <AddressMarks address={row} />
      </>
    ),
  },
  {
    key: 'address',
    head: addressTextRows.detail.words[language],
    wide: true,
    cell: (row) => (
      <>
        {addressLine(row)} <span className="meta">{besideAddress(row)}</span>
      </>
    ),
  },
  {
    key: 'default',
    head: t('address.default'),
    width: 120,
    wide: true,
    cell: (row) =>
      row.isDefault === 1 ? (
        <Tag tone="own">{t('address.isDefault')}</Tag>
      ) : (
        row.ownerName === '' && (
          <Button look="text" size="s" onClick={() => makeDefault(row)}>
            {t('address.setDefault')}
          </Button>
        )
      ),
  },
  {
    key: 'acts',
    head: t('address.acts'),
    width: 120,
    align: 'right',
    cell: (row) =>
      row.canEdit === 1 && (
        <span className={styles.acts}>
          <Button look="text" size="s" aria-label={t('address.editOf', { name: row.receiverName })} onClick={() => edit(row)}>
            {t('address.editShort')}
          </Button>
          <Button look="text" size="s" aria-label={t('address.removeOf', { name: row.receiverName })} onClick={() => remove(row)}>
            {t('address.remove')}
          </Button>
        </span>
      ),
  },
];
