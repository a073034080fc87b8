import { type LayoutGoodsRow, layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import { type FloorPart, headTarget, kitNumbers, type LayoutFloor, type LayoutGoods, roomOf } from '@mall/contract/content/layout.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { GoodsPicker } from './goods-picker.tsx';
import styles from './layout.module.css';
import { moved, OrderButtons } from './order-buttons.tsx';

type Slot = { part: FloorPart; groupNo: number; room: number };

/** The places for goods that a style has. */
const slotsOf = ({ floorStyle }: LayoutFloor): Slot[] =>
  Object.entries(roomOf[floorStyle]).flatMap(([part, room]) =>
    part === 'kit' ? kitNumbers.map((groupNo) => ({ part, groupNo, room })) : [{ part: part as FloorPart, groupNo: 0, room }],
  );

type Props = { floor: LayoutFloor; onChange: (goods: LayoutGoods[]) => void };

/** The goods of a floor by their places; those that went off the shelf are marked. */
export function FloorGoods({ floor, onChange }: Props) {
  const t = useWords('content');
  const [picking, setPicking] = useState<Slot & { at?: number }>();
  const ids = [...new Set(floor.goods.map(({ goodsId }) => goodsId))].toSorted().join(',');
  const found = useList(ask(layoutGoodsApi.goods, { query: { ids } }, { staleMs: 30_000 }), { enabled: ids !== '' });
  const rows = new Map((ids === '' ? [] : (found.data ?? [])).map((row) => [row.goodsId, row]));
  const inSlot = ({ part, groupNo }: Slot) => floor.goods.filter((one) => one.part === part && one.groupNo === groupNo);
  const setSlot = (slot: Slot, goods: readonly LayoutGoods[]) =>
    onChange([...floor.goods.filter((one) => one.part !== slot.part || one.groupNo !== slot.groupNo), ...goods]);
  const goodsOf = (slot: Slot, goodsId: string): LayoutGoods => ({ part: slot.part, groupNo: slot.groupNo, goodsId, caption: '' });
  const classId = floor.actionType === 'class' ? headTarget(floor) : undefined;
  const fill = async (slot: Slot) => {
    const best = await browserCall(layoutGoodsApi.goods, { query: { ...(classId && { classId }) } });
    setSlot(
      slot,
      best.slice(0, slot.room).map(({ goodsId }) => goodsOf(slot, goodsId)),
    );
  };
  const pick = (goodsId: string) => {
    if (!picking) return;
    const here = inSlot(picking);
    setSlot(
      picking,
      picking.at === undefined
        ? [...here, goodsOf(picking, goodsId)]
        : here.map((one, at) => (at === picking.at ? { ...one, goodsId } : one)),
    );
    setPicking(undefined);
  };
  const gone = floor.goods.filter(({ goodsId }) => rows.get(goodsId)?.onSale === false).length;
  return (
    <>
      {slotsOf(floor).map((slot) => {
        const here = inSlot(slot);
        const name = slot.part === 'kit' ? t('part.kit', { place: slot.groupNo }) : t(`part.${slot.part}`);
        return (
          <section key={`${slot.part}${slot.groupNo}`} aria-label={name}>
            <div className={styles.between}>
              <b>{`${name} ${here.length} / ${slot.room}`}</b>
              {slot.part !== 'kit' && (
                <Button look="text" size="s" onClick={() => void fill(slot).catch(() => undefined)}>
                  {t('goods.fill')}
                </Button>
              )}
            </div>
            <ul className={styles.goods}>
              {here.map(({ goodsId }, at) => (
                <GoodsLine
                  // oxlint-disable-next-line react/no-array-index-key -- the same goods may stand twice
                  key={`${goodsId}-${at}`}
                  row={rows.get(goodsId)}
                  goodsId={goodsId}
                  order={
                    <OrderButtons
                      name={rows.get(goodsId)?.name ?? goodsId}
                      at={at}
                      count={here.length}
                      onMove={(to) => setSlot(slot, moved(here, at, to))}
                    />
                  }
                  onChange={() => setPicking({ ...slot, at })}
                  onRemove={() =>
                    setSlot(
                      slot,
                      here.filter((_, place) => place !== at),
                    )
                  }
                />
              ))}
            </ul>
            {here.length < slot.room && (
              <Button look="line" size="s" onClick={() => setPicking(slot)}>
                {t('goods.add')}
              </Button>
            )}
          </section>
        );
      })}
      {gone > 0 && <p className={styles.gone}>{t('goods.gone', { count: gone })}</p>}
      {picking && <GoodsPicker classId={classId} onPick={pick} onClose={() => setPicking(undefined)} />}
    </>
  );
}

type LineProps = { row: LayoutGoodsRow | undefined; goodsId: string; order: ReactNode; onChange: () => void; onRemove: () => void };

function GoodsLine({ row, goodsId, order, onChange, onRemove }: LineProps) {
  const t = useWords('content');
  const name = row?.name ?? `#${goodsId}`;
  return (
    <li>
      {row?.picture && <img src={row.picture} alt="" loading="lazy" />}
      <span className={classNames('ell', styles.name, row?.onSale === false && styles.gone)} title={name}>
        {name}
      </span>
      {row?.onSale === false && <Tag tone="bad">{t('goods.off')}</Tag>}
      {order}
      <Button look="text" size="s" aria-label={t('goods.change.of', { name })} onClick={onChange}>
        {t('goods.change')}
      </Button>
      <Button look="text" size="s" aria-label={t('remove.of', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
