import * as z from 'zod';
import { Id } from '../kernel/fields.ts';
import { AdvFields, endsAfter } from './layout.rules.ts';

/** Places on pages that have room for pictures, besides those of a layout. */
export const advPlaces = ['seckill_banner', 'coupon_banner', 'login_banner', 'store_banner', 'class_block'] as const;
export type AdvPlace = (typeof advPlaces)[number];
export const campaignStart = 'campaign_';
const isCampaign = (advKey: string): boolean => advKey.startsWith(campaignStart);

/** A place, of a store or a zone where it is theirs; or the key of a campaign, under which it has its address for good. */
export const SaveAdv = z
  .strictObject({
    advKey: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'content.key_wrong' }),
    storeId: Id.nullable(),
    zoneId: Id.nullable(),
    ...AdvFields.shape,
  })
  .refine(endsAfter, {
    error: 'content.span_wrong',
    path: ['endsDate'],
  })
  .refine(({ advKey, storeId, zoneId }) => !isCampaign(advKey) || (storeId === null && zoneId === null), {
    error: 'content.key_wrong',
    path: ['advKey'],
  });
export type SaveAdv = z.infer<typeof SaveAdv>;
