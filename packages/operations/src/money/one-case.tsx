import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';

/** The list was opened for one case, from the work list. */
export function OneCase({ all }: { all: string }) {
  const t = useWords('money');
  return (
    <Note>
      {t('one.only')}{' '}
      <RouterLink href={all} className="link">
        {t('one.all')}
      </RouterLink>
    </Note>
  );
}
