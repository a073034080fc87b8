import { Button } from '@mall/ui/button.tsx';
import { onSecond } from '@mall/ui/ticker.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.ts';

/** For so long something can be taken back. */
export const undoMs = 10_000;

/** The way back inside a message, with the seconds that are left. */
export function UndoAction({ until, onUndo }: { until: number; onUndo: () => void }) {
  const t = useWords('catalogue');
  const [left, setLeft] = useState(undoMs / 1000);
  useEffect(() => onSecond(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))), [until]);
  return (
    <>
      <Button look="text" size="s" onClick={onUndo}>
        {t('undo')}
      </Button>{' '}
      <span className="meta num" aria-hidden="true">
        {t('undo.left', { count: left })}
      </span>
    </>
  );
}
