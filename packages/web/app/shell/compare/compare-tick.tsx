import { mostCompared } from '@mall/contract/procurement/compare.rules.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../../kernel/words.tsx';
import { addCompared, type Compared, removeCompared, useCompared } from './compared.ts';

/** Puts a goods into the tray, or takes it out. */
export function CompareTick({ goods, className }: { goods: Compared; className?: string | undefined }) {
  const t = useWords('shell/compare');
  const ticked = useCompared().some(({ specId }) => specId === goods.specId);
  const turn = (on: boolean) => {
    if (!on) removeCompared(goods.specId);
    else if (!addCompared(goods)) toast.warn(t('full', { most: mostCompared }));
  };
  return (
    <Checkbox
      checked={ticked}
      onChange={(event) => turn(event.target.checked)}
      aria-label={t('tickOf', { name: goods.name })}
      {...(className !== undefined && { className })}
    >
      {t(ticked ? 'ticked' : 'tick')}
    </Checkbox>
  );
}
