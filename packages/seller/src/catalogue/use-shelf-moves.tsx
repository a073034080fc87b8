import { type ShelfGoods, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.ts';
import { shelfReads } from './shelf.reads.ts';
import { UndoAction, undoMs } from './undo-action.tsx';

type Named = Pick<ShelfGoods, 'goodsId' | 'name'>;
type Moves = { putOn: (goods: readonly Named[]) => void; takeOff: (goods: readonly Named[]) => void; busy: boolean };

const bodyOf = (goods: readonly Named[]) => ({ body: { goodsIds: goods.map(({ goodsId }) => goodsId) } });

/** Puts goods on the shelf or takes them from it, and back again for ten seconds. */
export const useShelfMoves = (): Moves => {
  const t = useWords('catalogue');
  const on = useCall({ call: shelfApi.putOn, request: bodyOf, changes: shelfReads });
  const off = useCall({ call: shelfApi.takeOff, request: bodyOf, changes: shelfReads });
  // What was refused the call has said.
  const move = async (way: 'on' | 'off', goods: readonly Named[]) => {
    const [there, back] = way === 'on' ? [on, off] : [off, on];
    await there.run(goods);
    const undo = () => {
      toast.dismiss(said);
      void back.run(goods).then(
        () => toast.ok(t('undone')),
        () => undefined,
      );
    };
    const said = toast.ok(t(way === 'on' ? 'on.done' : 'off.done', { count: goods.length }), {
      ms: undoMs,
      action: <UndoAction until={Date.now() + undoMs} onUndo={undo} />,
    });
  };
  const start = (way: 'on' | 'off') => (goods: readonly Named[]) => void move(way, goods).catch(() => undefined);
  return { putOn: start('on'), takeOff: start('off'), busy: on.busy || off.busy };
};
