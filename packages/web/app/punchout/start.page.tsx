import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Note } from '@mall/ui/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '../account/account-frame.tsx';
import { FormCard } from '../account/form-card.tsx';
import { takeToken } from '../account/take-token.ts';
import { safeReturn } from '../kernel/guard.ts';
import { useWords } from '../kernel/words.tsx';

/** Where a purchasing system sends its reader. The key is spent by a call and not by the address, so that whatever looks at links ahead of him spends nothing. */
export default function StartPage() {
  const t = useWords('punchout');
  const [search] = useSearchParams();
  const [failure, setFailure] = useState('');
  const begun = useRef(false);
  const key = search.get('key') ?? '';
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    browserCall(punchoutVisitApi.enter, { body: { key } }, quietly).then(
      async ({ token, url }) => {
        await takeToken(token);
        browserQueries().clear();
        window.location.replace(safeReturn(url) ?? '/');
      },
      (error: unknown) => setFailure(error instanceof Error && error.message !== '' ? error.message : t('start.failed')),
    );
  }, [key, t]);
  return (
    <AccountFrame>
      <FormCard title={t(failure === '' ? 'start.title' : 'start.shut')}>
        {failure === '' ? (
          <output>{t('start.wait')}</output>
        ) : (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
      </FormCard>
    </AccountFrame>
  );
}
