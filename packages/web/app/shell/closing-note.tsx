import { closingApi } from '@mall/contract/account/closing.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';

const waiting = ask(closingApi.waiting, {}, { fallback: { dueDate: null } });

/** Whoever comes back while his account waits to be closed is told so and may keep it, over whatever page of the centre he comes to first. */
export function ClosingNote() {
  const t = useWords('shell');
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const { dueDate } = useAnswer(waiting, signedIn);
  const keep = useAct({
    call: closingApi.takeBack,
    request: () => ({}),
    done: t('closing.kept'),
    changes: [closingApi.waiting, closingApi.state],
  });
  // The page of the closing says it itself.
  if (dueDate === null || pathname === '/personalCenterBase/closeAccount') return null;
  return (
    <Note
      tone="warn"
      actions={
        <Button size="s" busy={keep.busy} onClick={() => keep.start()}>
          {t('closing.keep')}
        </Button>
      }
    >
      {t('closing.text', { date: dueDate.slice(0, 16) })}
    </Note>
  );
}
