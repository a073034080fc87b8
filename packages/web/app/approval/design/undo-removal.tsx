import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';

/** Puts a node back that was just taken away. */
export function UndoRemoval({ onUndo }: { onUndo: () => void }) {
  const t = useWords('approval/design');
  return (
    <Button look="text" size="s" onClick={onUndo}>
      {t('said.undo')}
    </Button>
  );
}
