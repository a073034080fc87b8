import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { useSyncExternalStore } from 'react';

const watch = () => () => undefined;

/** Whether somebody of the mall is signed in to its own site here. A rendered page does not know: it may be kept and given to others. */
export const useOperator = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isSignedIn(pageCookies(), cookieNames.operator),
    () => false,
  );
