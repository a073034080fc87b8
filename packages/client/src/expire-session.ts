import { type TokenCookie } from '@mall/contract/wire/cookies.ts';
import { type Cookies, clearSession } from './session-keys.ts';

type Reaction = {
  cookies: Cookies;
  tokenCookie: TokenCookie;
  /** Is sign-in on this site. */
  signsInHere: () => Promise<boolean>;
  go: (path: string) => void;
};

/** What happens when the server says that the session is over: once, however many calls hear it. */
export const createSessionExpiry = ({ cookies, tokenCookie, signsInHere, go }: Reaction) => {
  let running: Promise<void> | undefined;

  const react = async () => {
    clearSession(cookies, tokenCookie);
    if (await signsInHere().catch(() => false)) go('/login');
  };

  /** `sentWith` is the authorization of the call that was refused: a latecomer must not end a session begun since. */
  return (sentWith: string): Promise<void> => {
    if (running) return running;
    if (sentWith !== '' && cookies.read(tokenCookie) !== sentWith) return Promise.resolve();
    running = react().finally(() => {
      running = undefined;
    });
    return running;
  };
};
