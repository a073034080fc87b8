import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { useChangeWords } from '@mall/kit/approval/change-words.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';

/** What the requester corrected since it was given back, for whoever decides on it now. */
export function CorrectedNote({ request: { changes, requester } }: { request: RequestDetail }) {
  const t = useWords('approval');
  const said = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <Note>
      <p>{t('corrected.title', { name: requester.name })}</p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.what}:${change.name}`}>{said(change)}</li>
        ))}
      </ul>
    </Note>
  );
}
