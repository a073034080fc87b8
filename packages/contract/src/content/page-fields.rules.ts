import * as z from 'zod';
import { TimeText, text } from '../kernel/fields.ts';

/** Words of a page: Chinese always, the other languages where somebody has translated them. */
export const pageText = (most: number) =>
  z.strictObject({
    zh: text(most, 1),
    en: text(most).default(''),
    fra: text(most).default(''),
    spa: text(most).default(''),
    pt: text(most).default(''),
    ru: text(most).default(''),
  });

/** The same where nothing at all may be said. */
export const maybeText = (most: number) => pageText(most).extend({ zh: text(most).default('') });

export const noText = { zh: '', en: '', fra: '', spa: '', pt: '', ru: '' } as const;

/** A moment that a person sets, of China time. PostgreSQL takes no 30 February. */
export const Moment = TimeText.refine(
  (at) => at >= '1970' && z.iso.date().safeParse(at.slice(0, 10)).success && z.iso.time().safeParse(at.slice(11)).success,
  { error: 'content.moment_wrong' },
);

/** A picture of the mall's own, or one that was uploaded. */
export const Picture = z.string().regex(/^(?:|\/(?:media|uploads)\/[\w./-]{1,200})$/, { error: 'content.picture_unknown' });

/** A path of this site: one slash, then neither slash nor backslash, because browsers read `//` and `/\` as another host. */
export const isPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);
/** Only http and https leave the mall: a `javascript:` would run as the reader. */
const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/\\]/i.test(address) && URL.canParse(address);
export const isAddress = (address: string): boolean => isPath(address) || isWebAddress(address);
