import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Note } from '@mall/ui/note.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';

type OneCaseProps = { all: string; kind: WorkKind; url: string };

/** The list was opened for one case, from the work list: who has taken it, and the way to all of them. */
export function OneCase({ all, kind, url }: OneCaseProps) {
  const t = useWords('money');
  return (
    <>
      <CaseHolder kind={kind} url={url} />
      <Note>
        {t('one.only')}{' '}
        <RouterLink href={all} className="link">
          {t('one.all')}
        </RouterLink>
      </Note>
    </>
  );
}
