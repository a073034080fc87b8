import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import type { PageLink } from '@mall/contract/content/content.api.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { abroadHome, isBuilt } from '../kernel/is-built.ts';

/** `outer` leaves the shop's own pages and opens beside them. */
export type LinkTarget = { readonly href: string; readonly outer: boolean };

/** Another site opens beside the mall and learns nothing of the window that opened it. */
export const windowOf = ({ outer }: LinkTarget): { target?: string; rel?: string } =>
  outer ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/** The pages of the zones by their kind; a zone without a page of its own is shown by the customer page. */
const zonePages: ReadonlyMap<string, string> = new Map([
  ['channel', '/homePage/indexSC'],
  ['green', '/green'],
  ['photovoltaic', '/photovoltaic'],
  ['private_brand', '/privateBrand'],
  ['power_goods', '/channelDLGYP'],
  ['cross_border', abroadHome],
]);

/** The pages of activities by their kind; one without a word is a seckill. */
const activityPages: ReadonlyMap<string, string> = new Map([
  ['coupon', '/couponCenter'],
  ['group', '/groupZone'],
]);

const inner = (href: string): LinkTarget => ({ href, outer: false });
const withId = (path: string, id: string): LinkTarget | undefined => (isId(id) ? inner(`${path}=${id}`) : undefined);
const search = (word: string): LinkTarget | undefined =>
  word.trim() === '' ? undefined : inner(`/searchGoodsResult?keyword=${encodeURIComponent(word.trim())}`);
const zone = (id: string, kind: string): LinkTarget | undefined => {
  const page = zonePages.get(kind);
  return page === undefined ? withId('/customer?zoneId', id) : inner(page);
};

/** A path of this site: one slash, then neither slash nor backslash, because browsers read `//` and `/\` as another host. */
const isPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text);

/** Only http and https leave the shop: an operator's `javascript:` would run as the reader. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s/\\]/i.test(text) && URL.canParse(text);

const page = (address: string, outer: boolean): LinkTarget | undefined => {
  const text = address.trim();
  if (isPath(text)) return isBuilt(text) ? { href: text, outer } : undefined;
  return outer && isWebAddress(text) ? { href: text, outer } : undefined;
};

const pagesAbroad: readonly (readonly [string, (rest: string) => string])[] = [
  ['/proClassification?', (rest) => `/proClassification1?${rest}`],
  ['/searchGoodsResult?', (rest) => `/searchGoodsResult1?${rest}`],
  ['/goodsDetails?', (rest) => `/goodsDetails?${rest}&isGlobal=1`],
  ['/shopIndex?', (rest) => `/shopIndex?${rest}&isGlobal=1`],
];

/** The same page in the cross-border zone, where it speaks the chosen language. */
export const abroad = (href: string): string => {
  const [start, moved] = pagesAbroad.find(([begin]) => href.startsWith(begin)) ?? [];
  return start && moved && !href.includes('isGlobal=1') ? moved(href.slice(start.length)) : href;
};

/** Where a picture or word leads; undefined when it leads nowhere that may be opened. */
export const linkTarget = (link: PageLink | undefined): LinkTarget | undefined => {
  if (!link) return undefined;
  const { relationType, relationTarget: target, typeKeyWord, linkType } = link;
  switch (relationType) {
    case 'goods':
      return withId('/goodsDetails?goodsId', target);
    case 'class':
      return withId('/proClassification?id', target);
    case 'brand':
      return withId('/searchGoodsResult?brandId', target) ?? search(typeKeyWord);
    case 'store':
      return withId('/shopIndex?storeId', target);
    case 'zone':
      return zone(target, typeKeyWord);
    case 'article':
      return withId('/consulationDetail?id', target);
    case 'keyword':
      return search(typeKeyWord || target);
    case 'activity':
      return inner(activityPages.get(typeKeyWord) ?? '/seckillZone');
    case 'page':
      return page(target, linkType === 'outer');
    default:
      return undefined;
  }
};

/** Where the head of a floor leads. */
export const actionTarget = ({ actionType, actionParams }: Pick<Floor, 'actionType' | 'actionParams'>): LinkTarget | undefined => {
  const { id = '', classId = '', zoneId = '', kind = '', keyword = '', url = '' } = actionParams;
  switch (actionType) {
    case 'class': {
      const target = withId('/proClassification?id', classId || id);
      return target && isId(zoneId) ? inner(`${target.href}&zoneId=${zoneId}`) : target;
    }
    case 'zone':
      return zone(zoneId || id, kind);
    case 'keyword':
      return search(keyword);
    case 'page':
      return page(url, false);
    default:
      return undefined;
  }
};
