import { accountApi } from '@mall/contract/account/account.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { catalogueApi, type ZoneHead, type ZoneKind } from '@mall/contract/catalogue/catalogue.api.ts';
import { contentApi, type PageParts, type Site } from '@mall/contract/content/content.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { type MemberHome, memberApi } from '@mall/contract/member/member.api.ts';
import { type OrderCounts, orderApi } from '@mall/contract/order/order.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';

type Place = { url: URL; search: URLSearchParams };

// What the frame says changes by the day, not by the minute. All of it may be missing: a frame never takes the page down.
const seldom = 600_000;
const noSite: Site = { name: '', latinName: '', logoNow: '', logoDark: '', favicon: '', channelZone: '' };
const noParts: PageParts = { footerGroups: [], friendLinks: [], appCodes: [], slogans: [], copyright: '', records: [] };
const noMember: MemberHome = {
  id: '',
  memberMobile: '',
  memberName: '',
  nickName: '',
  memberAvatar: '',
  accountType: 1,
  audience: 'buyer',
  companyName: '',
  certified: false,
  departmentName: '',
  roleNames: [],
  roleIds: [],
  zoneId: null,
  zoneName: '',
  shoppingCart: 0,
};

export const siteAsk = ask(contentApi.site, {}, { staleMs: seldom, fallback: noSite });
export const hotlineAsk = ask(contentApi.hotline, {}, { staleMs: seldom, fallback: { telephoneNumber: '', workingHour: '' } });
export const partsAsk = ask(contentApi.pageParts, {}, { staleMs: seldom, fallback: noParts });
export const navigationAsk = ask(contentApi.navigation, {}, { staleMs: seldom, fallback: [] });
export const hotWordsAsk = ask(contentApi.hotWords, {}, { staleMs: seldom, fallback: [] });
export const classTreeAsk = ask(catalogueApi.classTree, {}, { staleMs: seldom, fallback: [] });

/** The first level; a big customer's zone shows only what it sells. */
export const classesAsk = (navigationId?: string) =>
  ask(catalogueApi.classChildren, navigationId === undefined ? {} : { query: { navigationId } }, { staleMs: seldom, fallback: [] });

const namedZone = ({ url, search }: Place): string | null => (url.pathname.toLowerCase() === '/customer' ? search.get('zoneId') : null);

/** The zone that the address names, otherwise the reader's own. */
export const zoneAsk = (place: Place) => {
  const zoneId = namedZone(place);
  return ask(catalogueApi.navigationIndex, zoneId === null ? {} : { query: { zoneId } }, {
    staleMs: seldom,
    fallback: { navigationIndexDTO: null },
  });
};

const noZone: ZoneHead = { id: '', key: '', kind: 'green', name: '', welcome: '', skin: {}, banner: '', logoUrl: '' };

/** Pages that show one zone by its kind. */
const zonePages: Readonly<Record<string, ZoneKind>> = {
  '/green': 'green',
  '/photovoltaic': 'photovoltaic',
  '/privatebrand': 'private_brand',
  '/channeldlgyp': 'power_goods',
  '/homepage/indexsc': 'channel',
  '/index1': 'cross_border',
};
export const zoneKindOf = (pathname: string): ZoneKind | undefined => zonePages[pathname.replace(/(.)\/$/, '$1').toLowerCase()];

/** The head of a kind, for the look of the frame; without it the frame looks as everywhere. */
export const zoneOfKindAsk = (kind: ZoneKind) => ask(catalogueApi.zoneHead, { query: { kind } }, { staleMs: seldom, fallback: noZone });

export const memberAsk = ask(memberApi.home, {}, { staleMs: 300_000, fallback: noMember });
export const permissionsAsk = ask(accountApi.permissions, {}, { staleMs: 300_000, fallback: [] });
export const menuAsk = ask(accountApi.menu, {}, { staleMs: 300_000, fallback: [] });
export const messagesAsk = ask(memberApi.messageCount, {}, { fallback: { count: 0 } });
/** While nothing is known of orders. */
export const noCounts: OrderCounts = {
  paymentNum: 0,
  receivingNum: 0,
  evaluateNum: 0,
  approvalNum: 0,
  toApproveNum: 0,
  orderNum: 0,
  shippedNum: 0,
};
export const countsAsk = ask(orderApi.headerInfo, {}, { fallback: noCounts });
export const cartAsk = ask(cartApi.count, {}, { fallback: { count: 0 } });

/** The address that goods usually go to: the default, or else the latest. */
export const usualAddressAsk = ask(
  addressApi.page,
  { query: { page: 1, limit: 1 } },
  { staleMs: 300_000, fallback: { list: [], total: 0 } },
);

const glance = ask(cartApi.page, { query: { page: 1, limit: 8 } }, { staleMs: 5000 });
/** The latest lines of the cart. Nothing stands in for them: a cart that cannot be read is not an empty one. */
export const cartGlanceQuery = (language: Language) => ({
  ...queryOf(glance, language),
  queryFn: () => browserCall(glance.call, glance.request, { silent: true }),
});

/** What a page without a frame still needs: its title, a contact, the law. */
export const plainQueries = () => ({ site: siteAsk, hotline: hotlineAsk, parts: partsAsk });

export const frameQueries = (place: Place) => {
  const zoneId = namedZone(place);
  const kind = zoneKindOf(place.url.pathname);
  return {
    ...plainQueries(),
    navigation: navigationAsk,
    hotWords: hotWordsAsk,
    classes: classesAsk(),
    zone: zoneAsk(place),
    ...(zoneId !== null && { ownClasses: classesAsk(zoneId) }),
    ...(kind !== undefined && { zoneOfKind: zoneOfKindAsk(kind) }),
  };
};

export const memberQueries = () => ({
  member: memberAsk,
  permissions: permissionsAsk,
  menu: menuAsk,
  messages: messagesAsk,
  counts: countsAsk,
  cart: cartAsk,
  usualAddress: usualAddressAsk,
});
