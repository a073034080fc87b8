import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { text } from '../kernel/fields.ts';
import { feedbackKinds, feedbackLimits, isContact } from './feedback.rules.ts';

/** Pictures travel as base64, without the `data:` in front. */
const Photo = z
  .string()
  .min(1)
  .max(Math.ceil(feedbackLimits.photoBytes / 3) * 4, 'content.photos_large')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'content.photo_refused');

export const GiveFeedback = z.strictObject({
  kind: z.enum(feedbackKinds),
  text: text(feedbackLimits.text, 1),
  contact: text(feedbackLimits.contact).refine(isContact, 'content.contact_wrong').default(''),
  photos: z.array(Photo).max(feedbackLimits.photos).default([]),
});
export type GiveFeedback = z.infer<typeof GiveFeedback>;

export const feedbackApi = {
  give: call({
    verb: 'POST',
    path: '/portal/feedback',
    access: anyone,
    summary: 'A problem or a wish of a visitor, with up to three pictures',
    body: GiveFeedback,
    bodyBytes: 4 * 1024 * 1024,
    data: z.strictObject({ feedbackNo: z.string() }),
  }),
};
