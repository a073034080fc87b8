import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';

/** Where a picture or a word leads: `relationTarget` is an id of what `relationType` names, or an address for `page`. */
export const linkFields = {
  relationType: z.enum(['page', 'goods', 'class', 'brand', 'store', 'zone', 'article', 'keyword', 'activity']),
  relationTarget: z.string(),
  typeKeyWord: z.string(),
  linkType: z.enum(['inner', 'outer']),
};
export const PageLink = z.strictObject(linkFields);
export type PageLink = z.infer<typeof PageLink>;

/** `area` is where on the picture the link can be pressed, in percent of it; without one it is all of the picture. */
export const AdvLink = z.strictObject({
  ...linkFields,
  area: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type AdvLink = z.infer<typeof AdvLink>;

export const Adv = z.strictObject({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  advLinkConfigDTOList: z.array(AdvLink),
});
export type Adv = z.infer<typeof Adv>;

export const Navigation = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  get children() {
    return z.array(Navigation);
  },
});
export type Navigation = z.infer<typeof Navigation>;

export const HotWord = z.strictObject({ id: Id, word: z.string(), url: z.string().optional(), highlighted: z.boolean() });
export type HotWord = z.infer<typeof HotWord>;

const TextLink = z.strictObject({ id: Id, title: z.string(), url: z.string() });

/** What the shell of every page says besides its head. */
export const PageParts = z.strictObject({
  footerGroups: z.array(z.strictObject({ title: z.string(), links: z.array(TextLink) })),
  friendLinks: z.array(TextLink),
  appCodes: z.array(z.strictObject({ id: Id, title: z.string(), image: z.string(), url: z.string() })),
  slogans: z.array(z.strictObject({ id: Id, title: z.string(), subtitle: z.string(), image: z.string() })),
  copyright: z.string(),
  records: z.array(z.string()),
});
export type PageParts = z.infer<typeof PageParts>;

export const Site = z.strictObject({
  name: z.string(),
  latinName: z.string(),
  /** Empty where the mall has another name than its drawn logo says, and none of its own. */
  logoNow: z.string(),
  logoDark: z.string(),
  favicon: z.string(),
  /** Where visitors of the group company go who ask for the home page; empty for nowhere else. */
  channelZone: z.string(),
});
export type Site = z.infer<typeof Site>;

const Hotline = z.strictObject({ telephoneNumber: z.string(), workingHour: z.string() });

/** `type` is the word in front of a notice: 平台公告, 规则调整 … */
export const Notice = z.strictObject({ id: Id, type: z.string(), title: z.string(), summary: z.string(), publishTime: TimeText });
export type Notice = z.infer<typeof Notice>;
export const NoticePageQuery = z.strictObject({ ...paging(10), type: text(20).optional() });
export type NoticePageQuery = z.infer<typeof NoticePageQuery>;

/** `parentId` of a province is '0'. */
export const Area = z.strictObject({ id: Id, name: z.string(), parentId: z.string(), leaf: z.boolean() });
export type Area = z.infer<typeof Area>;

export const ArticleLink = z.strictObject({ id: Id, title: z.string() });
export type ArticleLink = z.infer<typeof ArticleLink>;

export const Article = z.strictObject({
  id: Id,
  kind: z.enum(['help', 'notice', 'charge', 'agreement']),
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  /** HTML that was cleaned when it was written. */
  content: z.string(),
  publishTime: TimeText,
  views: z.number().int(),
  related: z.array(z.strictObject({ id: Id, title: z.string(), publishTime: TimeText })),
  /** The neighbours among its kind, by time: `previous` is the newer one. */
  previous: ArticleLink.nullable(),
  next: ArticleLink.nullable(),
});
export type Article = z.infer<typeof Article>;

export const AdvQuery = z.strictObject({
  advKey: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  storeId: Id.optional(),
  zoneId: Id.optional(),
});
export type AdvQuery = z.infer<typeof AdvQuery>;

export const contentApi = {
  advs: call({
    verb: 'GET',
    path: '/portal/operation/index/adv',
    access: anyone,
    summary: 'Pictures of one place of the mall, of a store or of a zone',
    query: AdvQuery,
    data: z.array(Adv),
  }),
  navigation: call({
    verb: 'GET',
    path: '/portal/operation/index/navigation',
    access: anyone,
    summary: 'Main navigation',
    data: z.array(Navigation),
  }),
  hotWords: call({
    verb: 'GET',
    path: '/portal/operation/index/hot/word',
    access: anyone,
    summary: 'Hot words under the search box',
    data: z.array(HotWord),
  }),
  pageParts: call({
    verb: 'GET',
    path: '/portal/operation/index/other',
    access: anyone,
    summary: 'Footer links, friend links, app codes, slogans, records',
    data: PageParts,
  }),
  site: call({ verb: 'GET', path: '/portal/operation/index/site', access: anyone, summary: 'Name and logos of the mall', data: Site }),
  hotline: call({
    verb: 'GET',
    path: '/portal/operation/hotline',
    access: anyone,
    summary: 'Service telephone and hours',
    data: Hotline,
  }),
  noticePage: call({
    verb: 'GET',
    path: '/portal/operation/release/page',
    access: anyone,
    summary: 'Notices of the mall, newest first',
    query: NoticePageQuery,
    data: pageOf(Notice),
  }),
  // Not `{id}`: a path part of that name must be an id, and the parent of the provinces is 0.
  areas: call({
    verb: 'GET',
    path: '/portal/operation/area/parent/{parent}',
    access: anyone,
    summary: 'Areas below one; below 0 the provinces',
    data: z.array(Area),
  }),
  campaign: call({
    verb: 'GET',
    path: '/portal/operation/index/campaign',
    access: anyone,
    summary: 'A campaign by its key, or the newest; null when it is over',
    query: z.strictObject({ advKey: AdvQuery.shape.advKey.optional() }),
    data: Adv.nullable(),
  }),
  draftAdvs: call({
    verb: 'GET',
    path: '/portal/operation/index/adv/draft',
    access: anyone,
    summary: 'Pictures of a page with its draft, for operators; to others there is no such thing',
    query: AdvQuery.pick({ advKey: true, zoneId: true }),
    data: z.array(Adv),
  }),
  latestArticle: call({
    verb: 'GET',
    path: '/portal/cms/article/latest',
    access: anyone,
    summary: 'The newest notice',
    data: Article,
  }),
  article: call({
    verb: 'GET',
    path: '/portal/cms/article/{id}',
    access: anyone,
    summary: 'One article with its neighbours',
    data: Article,
  }),
};
