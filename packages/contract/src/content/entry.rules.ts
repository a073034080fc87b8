import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { isAddress, maybeText, Picture, pageText } from './page-fields.rules.ts';

/** Short lists that stand on every page. */
export const entryKinds = ['navigation', 'hotWord', 'footer', 'friend', 'app', 'slogan'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an entry of each kind is made of besides its name. */
export const entryParts: Readonly<Record<EntryKind, readonly ('url' | 'group' | 'subtitle' | 'image' | 'highlighted' | 'parent')[]>> = {
  navigation: ['url', 'parent'],
  hotWord: ['url', 'highlighted'],
  footer: ['group', 'url'],
  friend: ['url'],
  app: ['image', 'url'],
  slogan: ['subtitle', 'image'],
};

/** Hot words are searched as they stand, in every language. */
export const isTranslated = (kind: EntryKind): boolean => kind !== 'hotWord';
/** Those that lead nowhere say nothing without it. */
const mustLead = new Set<EntryKind>(['navigation', 'footer', 'friend']);
const mustShow = new Set<EntryKind>(['app', 'slogan']);

const fields = {
  name: pageText(40),
  subtitle: maybeText(60),
  /** Of a link in the foot of the page. */
  group: maybeText(20),
  image: Picture,
  url: text(300).refine((url) => url === '' || isAddress(url), { error: 'content.address_wrong' }),
  highlighted: z.boolean(),
  shown: z.boolean(),
  /** Under which entry of the navigation it stands. */
  parentId: Id.nullable(),
};

export const SaveEntry = z
  .strictObject({ kind: z.enum(entryKinds), ...fields })
  .refine(({ kind, url }) => !mustLead.has(kind) || url !== '', { error: 'content.address_wrong', path: ['url'] })
  .refine(({ kind, image }) => !mustShow.has(kind) || image !== '', { error: 'content.picture_missing', path: ['image'] })
  .refine(({ kind, group }) => kind !== 'footer' || group.zh !== '', { error: 'content.group_missing', path: ['group'] })
  .refine(({ kind, name }) => kind !== 'hotWord' || name.zh.length <= 20, { error: 'content.word_long', path: ['name'] });
export type SaveEntry = z.infer<typeof SaveEntry>;

export const Entry = z.strictObject({ id: Id, kind: z.enum(entryKinds), ...fields });
export type Entry = z.infer<typeof Entry>;

/** Numbers of the law and the line of the copyright; `{site}` in it stands for the name of the mall. */
export const recordsMost = 6;
export const SiteText = z.strictObject({ copyright: maybeText(120), records: z.array(pageText(60)).max(recordsMost) });
export type SiteText = z.infer<typeof SiteText>;

/** A place of the address book; its number is the statistics bureau's. */
export const AddArea = z.strictObject({ id: Id.max(12), parentId: Id.nullable(), name: text(30, 1) });
export type AddArea = z.infer<typeof AddArea>;
/** One that is not shown is offered to nobody who writes an address; those that were written down keep it. */
export const SaveArea = z.strictObject({ name: text(30, 1), shown: z.boolean() });
export type SaveArea = z.infer<typeof SaveArea>;
export const OrderAreas = z.strictObject({ parentId: Id.nullable(), ids: z.array(Id).min(1).max(500) });
export type OrderAreas = z.infer<typeof OrderAreas>;

export const SaveBlock = z.strictObject({
  zoneId: Id.nullable(),
  parentId: Id.nullable(),
  name: pageText(20),
  classId: Id.nullable(),
  image: Picture,
  /** 1 block, 2 menu. */
  showType: z.literal([1, 2]),
  advId: Id.nullable(),
  shown: z.boolean(),
});
export type SaveBlock = z.infer<typeof SaveBlock>;
