import type { Menu } from '@mall/contract/account/account.api.ts';
import { isBuilt } from '../kernel/is-built.ts';

/** The menu without the screens that do not exist yet; a group without a screen left is no group. */
export const builtMenu = (menu: readonly Menu[]): Menu[] =>
  menu
    .map((entry) => ({ ...entry, children: builtMenu(entry.children) }))
    .filter(({ url, children }) => (url === '' ? children.length > 0 : isBuilt(url)));

/** The first address of the menu, groups without one looked through. */
export const firstUrl = (menu: readonly Menu[]): string | undefined => {
  for (const entry of menu) {
    const url = entry.url === '' ? firstUrl(entry.children) : entry.url;
    if (url) return url;
  }
  return undefined;
};

/** Leads into the reader's own centre, past sign-in where he has yet to come in. */
export const centreRoot = '/personalCenterBase';

/** The user centre begins at the first screen of the menu; without a menu there is only the home page. */
export const centreUrlOf = (menu: readonly Menu[]): string => firstUrl(builtMenu(menu)) ?? '/';

const common = (one: string, other: string): number => {
  const ones = one.split('/');
  const others = other.split('/');
  const differs = ones.findIndex((part, at) => part !== others[at]);
  return differs === -1 ? ones.length : differs;
};

/** Screens that stand under another's line. */
const person = `${centreRoot}/personalData`;
const persons = new Set(['securitySetting', 'ownData', 'signInHistory', 'changePhone', 'bindEmail', 'changeEmial', 'closeAccount']);

/** Contracts lie in a folder of another name than their overview. */
const contracts = `${centreRoot}/concractIndex`;

/** An inquiry is written and decided under other names than its list. */
const inquiries = `${centreRoot}/myInquiry`;
const ofInquiries = new Set(['/newInquiry', `${centreRoot}/comfirmInquiry`]);

/**
 * The entry a screen belongs to: itself, the list whose detail it is (`myOrders` for `myOrdersDetail`), or the entry that shares
 * its folder (`billManagement/…`).
 */
export const currentUrl = (urls: readonly string[], pathname: string): string | undefined => {
  if (urls.includes(pathname)) return pathname;
  if (urls.includes(person) && persons.has(pathname.slice(centreRoot.length + 1))) return person;
  if (urls.includes(contracts) && pathname.startsWith(`${centreRoot}/contract/`)) return contracts;
  if (urls.includes(inquiries) && ofInquiries.has(pathname)) return inquiries;
  const longestFirst = urls.toSorted((one, other) => other.length - one.length);
  const list = longestFirst.find((url) => pathname.startsWith(url));
  return list ?? longestFirst.find((url) => url.split('/').length > 3 && common(url, pathname) >= 3);
};
