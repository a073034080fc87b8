import { type TokenCookie } from '@mall/contract/wire/cookies.ts';
import { type Cookies, clearSession } from './session-keys.ts';

type Reaction = {
  cookies: Cookies;
  tokenCookie: TokenCookie;
  toSignIn: () => unknown;
};

/** What happens when the server says that the session is over: once, however many calls hear it. */
export const createSessionExpiry = ({ cookies, tokenCookie, toSignIn }: Reaction) => {
  let running: Promise<void> | undefined;

  const react = async () => {
    clearSession(cookies, tokenCookie);
    await toSignIn();
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
