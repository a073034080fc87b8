import { addressLine } from '@mall/contract/member/address-fields.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { parcelsMost, usualCarriers } from '@mall/contract/order/store-order.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { DrawerForm } from '@mall/ui/form/drawer-form.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useId, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import type { ActingOrder } from './acting-order.ts';
import { orderReads } from './order.reads.ts';
import { ParcelBox } from './parcel-box.tsx';
import {
  actOf,
  type DraftParcel,
  faultOf,
  type LineSum,
  linesHeld,
  linesWrong,
  restParcel,
  type SendingAct,
  sentParcel,
  sumsOf,
  withRest,
} from './ship.rules.ts';
import styles from './ship-order.module.css';

/** Sends an order in one or several parcels. What is due, what goes now and what stays always adds up. */
export function ShipOrder({ order, onClose }: { order: ActingOrder; onClose: () => void }) {
  const t = useWords('order');
  const kit = useKitWords();
  const carriers = useId();
  const act = useRef<SendingAct>(undefined);
  const [parcels, setParcels] = useState<readonly DraftParcel[]>(() => [restParcel(1, order.lines, [])]);
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState<readonly number[]>([]);
  const change = (next: readonly DraftParcel[]) => {
    setTouched(true);
    setParcels(next);
  };
  const sums = sumsOf(order.lines, parcels);
  const over = sums.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  const faults = parcels.map((parcel) => faultOf(parcel, order.lines, parcels, order.parcels));
  const held = linesHeld(order.lines);
  const send = useCall({
    call: orderSellerApi.ship,
    request: () => {
      const sent = parcels.map((parcel) => sentParcel(parcel, order.lines));
      act.current = actOf(act.current, JSON.stringify(sent));
      return { body: { orderId: order.orderId, key: act.current.key, parcels: sent } };
    },
    changes: orderReads,
    done: t('ship.done', { count: parcels.length }),
  });
  const submit = () => {
    setTried(parcels.map(({ id }) => id));
    if (faults.every((fault) => fault === undefined)) void send.run().then(onClose, () => undefined);
  };
  const next = Math.max(...parcels.map(({ id }) => id)) + 1;
  return (
    <DrawerForm
      open
      title={t('ship.title', { sn: order.orderSn })}
      subtitle={order.buyerName}
      dirty={touched}
      busy={send.busy}
      onSubmit={submit}
      onClose={onClose}
      hint={t('ship.hint')}
      labels={{
        submit: t('ship.act', { count: parcels.length }),
        cancel: kit('cancel'),
        close: kit('close'),
        leave: { title: t('ship.leave'), text: t('ship.leaveText'), act: t('ship.leaveAct'), back: t('ship.stay') },
      }}
    >
      <Receiver orderId={order.orderId} name={order.receiverName} />
      {order.leaveWord && <Note>{t('card.word', { words: order.leaveWord })}</Note>}
      {held.length > 0 && <Note tone="warn">{t('ship.held', { goods: held.map(({ specName }) => specName).join('、') })}</Note>}
      <Sums sums={sums} />
      <div className={styles.parcels}>
        {parcels.map((parcel, at) => (
          <ParcelBox
            key={parcel.id}
            parcel={parcel}
            nth={order.parcels.length + at + 1}
            lines={order.lines}
            fault={faults[at]}
            wrong={linesWrong(parcel, order.lines, parcels)}
            tried={tried.includes(parcel.id)}
            carriers={carriers}
            onChange={(changed) => change(parcels.with(at, changed))}
            onRemove={parcels.length > 1 ? () => change(parcels.toSpliced(at, 1)) : undefined}
          />
        ))}
      </div>
      <datalist id={carriers}>
        {usualCarriers.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrier}
          </option>
        ))}
      </datalist>
      <p className={styles.more}>
        <Button
          look="line"
          size="s"
          icon={<PlusIcon size={14} />}
          disabled={parcels.length >= parcelsMost}
          onClick={() => change([...parcels, restParcel(next, order.lines, parcels)])}
        >
          {t('ship.add')}
        </Button>
        {over > 0 && (
          <Button look="line" size="s" onClick={() => change(withRest(order.lines, parcels))}>
            {t('ship.rest', { count: over })}
          </Button>
        )}
      </p>
      <p className="meta" aria-live="polite">
        {over > 0 ? t('ship.part', { count: over }) : sums.every(({ left }) => left === 0) && t('ship.whole')}
      </p>
    </DrawerForm>
  );
}

/** Where the parcels go, street and whole number: a list hides them, who packs needs them. */
function Receiver({ orderId, name }: { orderId: string; name: string }) {
  const t = useWords('order');
  const { thing } = useDetail(ask(orderSellerApi.detail, { params: { id: orderId } }));
  const { address } = thing ?? {};
  return (
    <dl className={styles.receiver}>
      <dt>{t('detail.receiver')}</dt>
      <dd>
        {name} <span className="num">{address?.receiverPhone}</span>
      </dd>
      <dt>{t('detail.address')}</dt>
      <dd>{address && addressLine(address)}</dd>
    </dl>
  );
}

function Sums({ sums }: { sums: readonly LineSum[] }) {
  const t = useWords('order');
  const figure = useFigure();
  const unitOf = useUnit();
  return (
    <table className={styles.sums}>
      <caption className="sr">{t('ship.sums')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('head.goods')}</th>
          <th scope="col">{t('ship.due')}</th>
          <th scope="col">{t('ship.now')}</th>
          <th scope="col">{t('ship.left')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ line, due, now, left }) => (
          <tr key={line.orderGoodsId}>
            <th scope="row">{line.specName}</th>
            <td className="num">
              {figure(due)} {unitOf(line.unit)}
            </td>
            <td className="num">
              <b>{figure(now)}</b>
            </td>
            <td className={left < 0 ? styles.bad : left > 0 ? styles.some : 'num'}>{figure(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
