import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useEffect } from 'react';

/** Listens for what happens to a reader who is signed in; its code comes with the first of them, and no visitor loads it. */
export const useLive = (): void => {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return undefined;
    const ending = new AbortController();
    void Promise.all([import('@mall/kit/live/follow-member.ts'), import('./live/act-on.ts')])
      .then(([{ followMember }, { actOn }]) => followMember(ending.signal, actOn))
      .catch(() => undefined);
    return () => ending.abort();
  }, [signedIn]);
};
