import { memberApi } from '@mall/contract/member/member.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

/** Leads a member into the cloud platform, where the server says that it is. */
export function CloudLink({ className }: { className?: string | undefined }) {
  const t = useWords('shell');
  const signedIn = useSignedIn();
  const [warned, setWarned] = useState(false);
  const go = async () => {
    if (!signedIn) {
      setWarned(true);
      return;
    }
    // Opened before the call: a window opened after it counts as a pop-up and is blocked.
    const opened = window.open('about:blank', '_blank');
    try {
      const { url } = await browserCall(memberApi.skipSys, {});
      if (opened) {
        opened.opener = null;
        opened.location.replace(url);
      } else window.location.assign(url);
    } catch {
      opened?.close();
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void go()}>
        {t('top.cloud')}
      </button>
      {warned && (
        <Suspense>
          <SignInFirst onClose={() => setWarned(false)} />
        </Suspense>
      )}
    </>
  );
}
