import { type Cookies, clearSession, cookieNames } from './session-keys.ts';

type Reaction = {
  cookies: Cookies;
  /** Is sign-in on this site. */
  signsInHere: () => Promise<boolean>;
  go: (path: string) => void;
};

/** What happens when the server says that the session is over: once, however many calls hear it. */
export const createSessionExpiry = ({ cookies, signsInHere, go }: Reaction) => {
  let running: Promise<void> | undefined;

  const react = async () => {
    clearSession(cookies);
    if (await signsInHere().catch(() => false)) go('/login');
  };

  /** `sentWith` is the authorization of the call that was refused: a latecomer must not end a session begun since. */
  return (sentWith: string): Promise<void> => {
    if (running) return running;
    if (sentWith !== '' && cookies.read(cookieNames.auth) !== sentWith) return Promise.resolve();
    running = react().finally(() => {
      running = undefined;
    });
    return running;
  };
};
