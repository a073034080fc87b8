import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { PayIcon } from '@mall/contract/payment/pay-channels.ts';
import type { PayType } from '@mall/contract/payment/payment.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { BuildingIcon } from '@mall/ui/icons/building-icon.tsx';
import { CreditCardIcon } from '@mall/ui/icons/credit-card-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { ReceiptIcon } from '@mall/ui/icons/receipt-icon.tsx';
import { ShieldCheckIcon } from '@mall/ui/icons/shield-check-icon.tsx';
import { WalletIcon } from '@mall/ui/icons/wallet-icon.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './pay-types.module.css';

const icons: Readonly<Record<PayIcon, typeof WalletIcon>> = {
  card: CreditCardIcon,
  company: BuildingIcon,
  bank: WalletIcon,
  wechat: MessageIcon,
  transfer: ReceiptIcon,
  credit: ShieldCheckIcon,
};

const yuan = (amount: string): string => `¥${formatCurrency(amount)}`;

type PayTypesProps = { types: readonly PayType[]; chosen: string | undefined; onChoose: (code: PayType['code']) => void };

/** Ways of paying as blocks to press; one that cannot be taken says why. */
export function PayTypes({ types, chosen, onChoose }: PayTypesProps) {
  const t = useWords('payment');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('types')} className={styles.types}>
      {types.map((type) => {
        const Icon = icons[type.icon as PayIcon] ?? WalletIcon;
        const open = type.enabled === 1;
        return (
          <label key={type.code} className={classNames(styles.type, !open && styles.shut)}>
            <input type="radio" name={name} checked={chosen === type.code} disabled={!open} onChange={() => onChoose(type.code)} />
            <span className={classNames(styles.sign, styles[type.icon])} aria-hidden="true">
              <Icon size={20} />
            </span>
            <span className={styles.text}>
              <b>{type.name}</b>
              <span className={styles.hint}>{open ? type.hint : (type.reason ?? '')}</span>
              {type.quota && (
                <span className={styles.hint}>
                  {t('quota', {
                    total: yuan(type.quota.total),
                    used: yuan(type.quota.used),
                    frozen: yuan(type.quota.frozen),
                    left: yuan(type.quota.left),
                  })}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
