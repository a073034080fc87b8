import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';

/** What was typed was not kept: because somebody else was faster, or as the server says. */
export function RefusedNote({ why, onReload }: { why?: string | undefined; onReload: () => void }) {
  const t = useWords('content');
  return (
    <Note
      tone="warn"
      role="alert"
      actions={
        <Button look="text" size="s" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    >
      {why ? t('layout.refused.why', { why }) : t('layout.refused')}
    </Note>
  );
}
