import type { Address } from '@mall/contract/member/address.api.ts';
import { addressTextRows, besideAddress, streetOf } from '@mall/contract/member/address-fields.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import type { AddressActs } from './address-columns.tsx';
import styles from './address-management.module.css';
import { AddressMarks } from './address-marks.tsx';

/** An address on a telephone. */
export function AddressCard({ address, acts }: { address: Address; acts: AddressActs }) {
  const t = useWords('member');
  const language = useLanguage();
  const name = address.receiverName;
  return (
    <article className={styles.card} aria-label={`${name} ${streetOf(address)}`}>
      <div className={styles.line}>
        <b>
          {name}　{shownPhone(address.receiverPhone)}
        </b>
        {address.isDefault === 1 ? (
          <Tag tone="own">{t('address.isDefault')}</Tag>
        ) : (
          address.ownerName === '' && (
            <Button look="text" size="s" onClick={() => acts.makeDefault(address)}>
              {t('address.setDefault')}
            </Button>
          )
        )}
      </div>
      <p>{address.areaInfo}</p>
      <p className={styles.street}>{streetOf(address)}</p>
      <div className={styles.line}>
        <span className="meta">
          {addressTextRows.postalCode.words[language]} <span className="num">{besideAddress(address)}</span>
        </span>
        <span>
          <AddressMarks address={address} />
        </span>
      </div>
      {address.canEdit === 1 && (
        <div className={styles.cardActs}>
          <Button look="text" size="s" aria-label={t('address.editOf', { name })} onClick={() => acts.edit(address)}>
            {t('address.editShort')}
          </Button>
          <Button look="text" size="s" aria-label={t('address.removeOf', { name })} onClick={() => acts.remove(address)}>
            {t('address.remove')}
          </Button>
        </div>
      )}
    </article>
  );
}
