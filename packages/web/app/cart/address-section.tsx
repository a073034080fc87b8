import type { Address } from '@mall/contract/member/address.api.ts';
import { streetOf } from '@mall/contract/member/address-fields.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { AlertIcon } from '@mall/ui/icons/alert-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

const AddressDialog = lazy(() => import('../member/address-dialog.tsx'));
const shownFirst = 5;

export function AddressSection({ order }: { order: FillOrder }) {
  const t = useWords('cart');
  const { addresses, address, put, missed } = order;
  const cards = useRef<HTMLDivElement>(null);
  const fault = useId();
  useEffect(() => {
    if (missed === 0) return;
    document.getElementById(fault)?.scrollIntoView({ block: 'center' });
    cards.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [missed, fault]);
  const [dialog, setDialog] = useState<{ address?: Address | undefined }>();
  const [unfolded, setUnfolded] = useState(false);
  const cut = !unfolded && addresses.length > shownFirst;
  // The chosen one is never folded away.
  const shown = cut ? addresses.filter((one, place) => place < shownFirst || one.id === address?.id) : addresses;
  return (
    <Panel
      title={t('order.address')}
      extra={
        <RouterLink href="/personalCenterBase/addressManagement" className="link">
          {t('order.manageAddresses')}
        </RouterLink>
      }
    >
      {missed > 0 && (
        <p id={fault} role="alert" className={styles.fault}>
          <AlertIcon size={16} />
          {t(addresses.length === 0 ? 'order.addAddress' : 'order.noAddress')}
        </p>
      )}
      <div
        ref={cards}
        className={classNames(styles.cards, missed > 0 && styles.missed)}
        role="radiogroup"
        aria-label={t('order.address')}
        aria-invalid={missed > 0 || undefined}
        aria-describedby={missed > 0 ? fault : undefined}
      >
        {shown.map((one) => (
          <div key={one.id} className={classNames(styles.card, one.id === address?.id && styles.chosen)}>
            <label className={styles.press}>
              <input
                type="radio"
                name="address"
                className="sr"
                checked={one.id === address?.id}
                onChange={() => put({ addressId: one.id })}
              />
              <span className={styles.who}>
                <b>
                  {one.receiverName}　{shownPhone(one.receiverPhone)}
                </b>
                {one.isDefault === 1 && <Tag tone="own">{t('order.default')}</Tag>}
              </span>
              <span>{one.areaInfo}</span>
              <span>{streetOf(one)}</span>
            </label>
            <span className={styles.cardFoot}>
              {one.label !== undefined && <Tag tone="brand">{t(`order.label.${one.label}`)}</Tag>}
              {one.ownerName !== '' && <Tag>{t('order.sharedBy', { name: one.ownerName })}</Tag>}
              {one.canEdit === 1 && (
                <button
                  type="button"
                  className={styles.text}
                  aria-label={t('order.editAddress', { name: one.receiverName, detail: one.detail })}
                  onClick={() => setDialog({ address: one })}
                >
                  {t('order.edit')}
                </button>
              )}
            </span>
          </div>
        ))}
        <button type="button" className={classNames(styles.card, styles.add)} onClick={() => setDialog({})}>
          <PlusIcon size={16} />
          {t('order.newAddress')}
        </button>
      </div>
      {cut && (
        <button type="button" className={styles.text} onClick={() => setUnfolded(true)}>
          {t('order.allAddresses', { count: addresses.length })}
        </button>
      )}
      {dialog && (
        <Suspense>
          <AddressDialog
            address={dialog.address}
            onClose={() => setDialog(undefined)}
            onSaved={(addressId) => {
              put({ addressId });
              setDialog(undefined);
              order.refetch();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
