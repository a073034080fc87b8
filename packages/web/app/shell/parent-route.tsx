import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import { accountApi, type Menu } from '@mall/contract/account/account.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { turnAway, turnAwayAtServer } from '../kernel/guard.ts';
import { renderingContext } from '../kernel/rendering.ts';
import { firstChildOf } from './first-child.ts';
import { centreRoot } from './menu.rules.ts';

type Visit = { signedIn: boolean; menu: () => Promise<readonly Menu[]>; sendAway: (url: URL) => Promise<never> };

const lead = async (request: Request, { signedIn, menu, sendAway }: Visit): Promise<never> => {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const path = pathname.replace(/\/$/, '');
  const isCentre = path.toLowerCase() === centreRoot.toLowerCase();
  // Only the menu of whoever signs in tells where his centre begins, so he comes back here and not to a guess.
  if (isCentre && !signedIn) return sendAway(url);
  const entries = isCentre ? await menu().catch(() => []) : [];
  throw redirect(firstChildOf(path, entries) + search);
};

/** A parent without a page of its own leads to its first child; the personal centre to the first entry of the reader's menu. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const rendering = context.get(renderingContext);
  return lead(request, {
    signedIn: rendering.signedIn,
    menu: () => rendering.call(accountApi.menu, {}),
    sendAway: (url) => turnAwayAtServer(url, rendering),
  });
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  lead(request, {
    signedIn: isSignedIn(pageCookies()),
    menu: () => browserCall(accountApi.menu, {}, { silent: true }),
    sendAway: turnAway,
  });

export default function ParentRoute() {
  return null;
}
