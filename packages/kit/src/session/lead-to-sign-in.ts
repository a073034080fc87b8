import { accountApi } from '@mall/contract/account/account.api.ts';
import { browserCall } from '../ask/browser.ts';

/** A server that is slow to say where sign-in is keeps nobody from the form. */
const switchPatience = 5000;
let leaving: Promise<boolean> | undefined;

const forget = () => {
  leaving = undefined;
};

const leave = async (wanted: string): Promise<boolean> => {
  const { switchOff } = await browserCall(accountApi.loginSwitch, {}, { silent: true, signal: AbortSignal.timeout(switchPatience) });
  if (switchOff === 'ON') return false;
  const { goToProvider } = await import('./go-to-provider.ts');
  await goToProvider(wanted);
  // Whoever comes back by the browser's own button finds this page as he left it, and may ask again.
  window.addEventListener('pageshow', forget, { once: true });
  return true;
};

/**
 * The one way to sign in from anywhere. The server says where that is: `here` (ON), or at the identity provider (OFF), which sends the reader back to `wanted`.
 * One that cannot be reached leaves the ways of this site. Says whether the page is being left; it is asked once, however many parts of a page want to.
 */
export const leadToSignIn = async (wanted: string, here: () => unknown): Promise<boolean> => {
  leaving ??= leave(wanted).catch(() => false);
  if (await leaving) return true;
  forget();
  await here();
  return false;
};

/** The page that is open, as a place to come back to. */
export const thisPage = (): string => window.location.pathname + window.location.search;
