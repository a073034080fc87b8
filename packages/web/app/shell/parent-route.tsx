import { accountApi, type Menu } from '@mall/contract/account/account.api.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { browserCall } from '../kernel/browser.ts';
import { renderingContext } from '../kernel/rendering.ts';
import { firstChildOf } from './first-child.ts';

const centre = '/personalCenterBase';

const lead = async (request: Request, menu: () => Promise<readonly Menu[]>): Promise<never> => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\/$/, '');
  const entries = path.toLowerCase() === centre.toLowerCase() ? await menu().catch(() => []) : [];
  throw redirect(firstChildOf(path, entries) + search);
};

/** A parent without a page of its own leads to its first child; the personal centre to the first entry of the reader's menu. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const rendering = context.get(renderingContext);
  return lead(request, async () => (rendering.signedIn ? rendering.call(accountApi.menu, {}) : []));
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  lead(request, () => browserCall(accountApi.menu, {}, { silent: true }));

export default function ParentRoute() {
  return null;
}
