import * as z from 'zod';

const idLike = /^[1-9]\d{0,17}$/;
/** Ids are strings of digits on the wire and `bigint` in the database. */
export const Id = z.string().regex(idLike);
/** One that somebody has to choose; `missing` names the words where he has not. */
export const chosenId = (missing: string) => z.string({ error: missing }).regex(idLike, { error: missing });
export type Id = z.infer<typeof Id>;

// oxlint-disable-next-line no-control-regex -- the control characters are the point
export const typedSigns: RegExp = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;

/** Text that a person types: trimmed, bounded, and without the NUL and other control characters that no form sends. */
export const text = (most: number, least = 0, tooLong?: string) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most, ...(tooLong === undefined ? [] : [{ error: tooLong }]))
    .regex(typedSigns, { error: 'kernel.signs_wrong' });

/** What nobody sees or what turns the words around it: with these one colleague could be called as another is. Within an emoji they are part of it. */
const emoji = /\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier})*/gu;
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to be seen at all. */
export const isSeen = (words: string): boolean => seen.test(words.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));

/** One line of signs that can be seen, or nothing at all. */
export const isSeenLine = (name: string): boolean => name === '' || (seen.test(name) && !unseen.test(name.replaceAll(emoji, '+')));

/** What somebody or something is called: one line of signs that can be seen. Empty only where `missing` names no words. */
export const nameText = (most: number, missing?: string, tooLong?: string) =>
  text(most, 0, tooLong)
    .min(missing === undefined ? 0 : 1, ...(missing === undefined ? [] : [{ error: missing }]))
    .refine(isSeenLine, { error: 'kernel.name_signs_wrong' });

export const reasonMost = 100;

/** Why somebody refuses, cancels or complains. Codes of these rules name their words, in form and server alike. */
export const reasonText = (missing: string) =>
  text(reasonMost, 0, 'kernel.reason_long').min(1, { error: missing }).refine(isSeen, { error: missing });

/** The two-state flags of the wire. */
export const Flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof Flag>;

/** 'yyyy-mm-dd hh:mm:ss' of China time. */
export const TimeText = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** The random number of a captcha or a sign-in: timestamp plus 10 digits. */
export const Uuid = z.string().regex(/^[0-9A-Za-z-]{8,64}$/);

/** Answers that carry nothing. */
export const Nothing = z.null();
