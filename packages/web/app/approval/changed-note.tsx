import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';

/** The orders are not what was asked for any more: nothing can be decided until that is read. */
export function ChangedNote({ onAgain }: { onAgain: () => void }) {
  const t = useWords('approval');
  return (
    <Note
      tone="bad"
      role="alert"
      actions={
        <Button look="line" size="s" onClick={onAgain}>
          {t('changed.again')}
        </Button>
      }
    >
      {t('changed.text')}
    </Note>
  );
}
