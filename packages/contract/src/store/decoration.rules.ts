import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';

/** How a store's first page is laid out: its goods beside its shelves, or what sells in order and its classes below. */
export const storeTemplates = ['home', 'ranking'] as const;
export type StoreTemplate = (typeof storeTemplates)[number];

export const decorationLimits = {
  banners: 5,
  notices: 5,
  shelves: 30,
  title: 30,
  subtitle: 60,
  noticeTitle: 40,
  noticeText: 300,
  shelf: 20,
} as const;

/** Where a banner leads: nowhere, to goods of the store, or to one of its shelves. */
export const bannerLinks = ['none', 'goods', 'shelf'] as const;

const pictureText = z
  .string()
  .regex(/^(|\/(uploads\/[0-9a-f]{32}|media\/[a-z]+\/[\w-]+\.svg(\?c=[0-9a-f-]+)?))$/, { error: 'store.banner_picture' });
const Day = z.union([z.literal(''), z.iso.date({ error: 'store.day_wrong' }).refine((day) => day >= '1970', { error: 'store.day_wrong' })]);
const optionalId = z.union([z.literal(''), Id]);

/** What is being changed, right or wrong. */
const BannerDraft = z.strictObject({
  image: pictureText,
  title: text(decorationLimits.title),
  subtitle: text(decorationLimits.subtitle),
  link: z.enum(bannerLinks),
  linkId: optionalId,
});
const NoticeDraft = z.strictObject({
  title: text(decorationLimits.noticeTitle),
  text: text(decorationLimits.noticeText),
  /** The last day on which it is shown; empty: until it is taken down. */
  until: Day,
});
/** A shelf that stands is named by its number; a new one has none yet. */
const shelfFields = { id: optionalId, name: text(decorationLimits.shelf) };
const ShelfDraft = z.strictObject({ ...shelfFields, children: z.array(z.strictObject(shelfFields)).max(decorationLimits.shelves) });

export const DecorationDraft = z.strictObject({
  template: z.enum(storeTemplates),
  banners: z.array(BannerDraft).max(decorationLimits.banners),
  notices: z.array(NoticeDraft).max(decorationLimits.notices),
  shelves: z.array(ShelfDraft).max(decorationLimits.shelves),
});
export type DecorationDraft = z.infer<typeof DecorationDraft>;
export type DraftShelf = DecorationDraft['shelves'][number];

export type DecorationFault = { part: 'banners' | 'notices' | 'shelves'; at: number; below?: number; code: `store.${string}` };

const twice = (names: readonly string[], at: number): boolean => names.indexOf(names[at] ?? '') !== at;

const nameFault = (names: readonly string[], at: number) =>
  names[at] === '' ? ('store.shelf_unnamed' as const) : twice(names, at) ? ('store.shelf_twice' as const) : undefined;

/** What keeps a draft from being published, where it is. Page and server ask the same. */
export const decorationFaults = ({ banners, notices, shelves }: DecorationDraft): DecorationFault[] => {
  const faults: DecorationFault[] = [];
  banners.forEach(({ image, link, linkId }, at) => {
    if (image === '') faults.push({ part: 'banners', at, code: 'store.banner_picture' });
    else if ((link === 'none') !== (linkId === '')) faults.push({ part: 'banners', at, code: 'store.banner_link' });
  });
  notices.forEach(({ title }, at) => {
    if (title === '') faults.push({ part: 'notices', at, code: 'store.notice_untitled' });
  });
  const tops = shelves.map(({ name }) => name.trim());
  shelves.forEach(({ children }, at) => {
    const code = nameFault(tops, at);
    if (code) faults.push({ part: 'shelves', at, code });
    const names = children.map(({ name }) => name.trim());
    children.forEach((_, below) => {
      const fault = nameFault(names, below);
      if (fault) faults.push({ part: 'shelves', at, below, code: fault });
    });
  });
  const ids = shelves.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]).filter((id) => id !== '');
  if (new Set(ids).size !== ids.length) faults.push({ part: 'shelves', at: 0, code: 'store.shelf_twice' });
  return faults;
};

export const emptyDecoration: DecorationDraft = { template: 'home', banners: [], notices: [], shelves: [] };
