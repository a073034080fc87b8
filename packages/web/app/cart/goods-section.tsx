import { leaveWordMost } from '@mall/contract/cart/cart.rules.ts';
import type { Settlement, SettlementLine, SettlementStore } from '@mall/contract/cart/settlement.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId } from 'react';
import { InMetres, PerMetre } from '../catalogue/by-length.tsx';
import { goodsAddress } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import { useCorrectionText } from './use-correction-text.ts';
import type { FillOrder } from './use-fill-order.ts';

type GoodsSectionProps = { order: FillOrder; settlement: Settlement };

export function GoodsSection({ order, settlement }: GoodsSectionProps) {
  const t = useWords('cart');
  const back =
    order.buyNow || order.correction ? undefined : (
      <RouterLink href="/shoppingCar" className="link">
        {t('order.backToCart')}
      </RouterLink>
    );
  return (
    <Panel title={t('order.goods')} extra={back}>
      {settlement.stores.map((store) => (
        <StoreGoods key={store.storeId} store={store} order={order} />
      ))}
      <TakenAway order={order} />
    </Panel>
  );
}

/** Goods that a correction leaves out, until it is submitted. */
function TakenAway({ order: { correction, draft, put } }: { order: FillOrder }) {
  const t = useWords('cart');
  const gone = correction?.lines.filter(({ num }) => num === 0) ?? [];
  return gone.map(({ specId, specName }) => {
    const { [specId]: _, ...rest } = draft.nums;
    return (
      <p key={specId} className={styles.row}>
        <s className="meta">{specName}</s>
        <Button look="text" size="s" onClick={() => put({ nums: rest })}>
          {t('order.correct.restore')}
        </Button>
      </p>
    );
  });
}

function StoreGoods({ store, order }: { store: SettlementStore; order: FillOrder }) {
  const t = useWords('cart');
  const wordId = useId();
  const { draft, put, buyNow, correction, counting } = order;
  const kept = correction?.lines.filter(({ num }) => num > 0) ?? [];
  const setNumber = (specId: string) => (num: number) => put(correction ? { nums: { ...draft.nums, [specId]: num } } : { num });
  const { storeId, storeName, freight } = store;
  return (
    <section className={styles.store} aria-label={storeName}>
      <h3>
        {store.ownFlag === 1 && <Tag tone="own">{t('own')}</Tag>} {storeName}
      </h3>
      <ul>
        {store.lines.map((line) => (
          <Line
            key={line.specId}
            line={line}
            onNumber={buyNow || (correction && !correction.fixed) ? setNumber(line.specId) : undefined}
            onRemove={kept.length > 1 && !correction?.fixed ? () => setNumber(line.specId)(0) : undefined}
            num={buyNow?.num ?? kept.find(({ specId }) => specId === line.specId)?.num ?? line.num}
            busy={counting && (buyNow ?? correction) !== undefined}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <label htmlFor={wordId}>{t('order.leaveWord')}</label>
        <TextInput
          id={wordId}
          maxLength={leaveWordMost}
          placeholder={t('order.leaveWordHint', { most: leaveWordMost })}
          value={draft.leaveWords[storeId] ?? ''}
          onChange={(event) => put({ leaveWords: { ...draft.leaveWords, [storeId]: event.target.value } })}
        />
      </div>
      <div className={styles.row}>
        <span>{t('order.freight')}</span>
        <span>{freight === '0.00' ? t('order.freeFreight') : `¥${formatCurrency(freight)}`}</span>
      </div>
    </section>
  );
}

type LineProps = {
  line: SettlementLine;
  num: number;
  onNumber: ((num: number) => void) | undefined;
  onRemove: (() => void) | undefined;
  busy: boolean;
};

function Line({ line, num, onNumber, onRemove, busy }: LineProps) {
  const t = useWords('cart');
  const figure = useFigure();
  const correctionText = useCorrectionText(line);
  const { shortDay } = useMoment();
  return (
    <li className={styles.line}>
      <Picture src={line.picture} alt="" side={128} className={styles.picture} />
      <div className={styles.name}>
        <p>
          <RouterLink href={goodsAddress(line)}>{line.specName}</RouterLink>
        </p>
        <p className="meta">
          {line.activityType !== 0 && (
            <Tag tone="amber">{t(line.activityType === 3 ? 'seckill' : line.activityType === 4 ? 'groupBuy' : 'timeLimited')}</Tag>
          )}{' '}
          {line.agreed === 1 && <Tag tone="ok">{t('agreed')}</Tag>} {line.attributeLine}
          {line.invoiceable === 0 && <> · {t('order.noInvoiceGoods')}</>}
          {line.arriveDay !== undefined && <> · {t('order.arrives', { day: shortDay(line.arriveDay) })}</>}
        </p>
      </div>
      <div className={styles.unit}>
        <span className={styles.nowrap}>¥{formatCurrency(line.price)}</span> <span className="meta">/{line.unit}</span>{' '}
        <PerMetre of={line} price={line.price} below />
      </div>
      <div className={styles.num}>
        {onNumber ? (
          <Stepper
            value={num}
            min={line.leastNum}
            max={line.mostNum}
            step={line.step ?? 1}
            correctionText={correctionText}
            disabled={busy}
            labels={{ quantity: t('quantityOf', { name: line.specName }), less: t('less'), more: t('more') }}
            hint={<InMetres of={line} num={num} unit={line.unit} />}
            onChange={onNumber}
          />
        ) : (
          <>
            ×{figure(line.num)} {line.unit} <InMetres of={line} num={num} unit={line.unit} below />
          </>
        )}
      </div>
      <div className={styles.subtotal}>
        <Price value={line.subtotal} size="s" ink />
        {onRemove && (
          <Button look="text" size="s" aria-label={t('order.correct.removeOf', { name: line.specName })} onClick={onRemove}>
            {t('order.correct.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
