import { type ShelfGoods, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FreightDialog } from './freight-dialog.tsx';
import styles from './goods.module.css';
import type { useShelfMoves } from './use-shelf-moves.tsx';

type Props = {
  goods: readonly ShelfGoods[];
  moves: ReturnType<typeof useShelfMoves>;
  onType: (goods: readonly ShelfGoods[]) => void;
};

/** What can be done with several goods; of what an activity has fixed the price is left out, and said so. */
export function PickedGoods({ goods, moves, onType }: Props) {
  const t = useWords('catalogue');
  const on = goods.filter(({ state }) => state === 'on');
  const off = goods.filter(({ state }) => state === 'off');
  const [sending, setSending] = useState(false);
  const fixed = goods.filter(({ fixedUntil }) => fixedUntil !== null).length;
  const exporting = useListExport({
    call: shelfApi.export,
    filter: { tab: 'all', goodsIds: goods.map(({ goodsId }) => goodsId) },
    label: t('picked.export'),
    small: true,
  });
  return (
    <>
      {on.length > 0 && (
        <Button look="line" size="s" busy={moves.busy} onClick={() => moves.takeOff(on)}>
          {off.length > 0 ? t('picked.offSome', { count: on.length }) : t('act.off')}
        </Button>
      )}
      {off.length > 0 && (
        <Button look="line" size="s" busy={moves.busy} onClick={() => moves.putOn(off)}>
          {on.length > 0 ? t('picked.onSome', { count: off.length }) : t('act.on')}
        </Button>
      )}
      <Button look="line" size="s" onClick={() => onType(goods)}>
        {t('picked.specs')}
      </Button>
      <Button look="line" size="s" onClick={() => setSending(true)}>
        {t('picked.freight')}
      </Button>
      {exporting.button}
      {sending && <FreightDialog goods={goods} onClose={() => setSending(false)} />}
      {fixed > 0 && <span className={styles.more}>{t('picked.fixed', { count: fixed })}</span>}
    </>
  );
}
