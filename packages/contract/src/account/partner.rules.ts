import * as z from 'zod';
import { Id, nameText } from '../kernel/fields.ts';
import { partnerTags } from './partner-tags.ts';

/** What was wrong with an entry, for the trail alone. */
export const entryFaults = [
  'closed',
  'malformed',
  'unknown_key',
  'forged',
  'audience',
  'tag',
  'timestamp',
  'expired',
  'used',
  'nobody',
  'other_company',
] as const;
export type EntryFault = (typeof entryFaults)[number];

export const SavePartner = z.strictObject({
  name: nameText(40, 'partner.name_required'),
  companyId: Id.nullable(),
  tags: z.array(z.enum(partnerTags)).min(1, { error: 'partner.tags_required' }).max(partnerTags.length),
  adds: z.boolean(),
});
export type SavePartner = z.infer<typeof SavePartner>;
