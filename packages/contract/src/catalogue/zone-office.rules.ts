import * as z from 'zod';
import { Id, nameText, reasonText, text } from '../kernel/fields.ts';
import { languages } from '../kernel/language.ts';
import { OwnPicture } from './brand-office.rules.ts';
import { SixNames } from './class-office.rules.ts';

export const zoneRuleKinds = ['class', 'brand', 'label', 'store', 'source', 'goods', 'all'] as const;
export type ZoneRuleKind = (typeof zoneRuleKinds)[number];
export const skinNames = ['brand', 'deep', 'action'] as const;

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'class_office.colour_wrong' });
const SixLines = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, nameText(120, 'class_office.name_required')])) as Record<
    (typeof languages)[number],
    ReturnType<typeof nameText>
  >,
);

export const SaveZone = z.strictObject({
  names: SixNames,
  welcome: SixLines,
  skin: z.strictObject({ brand: Colour, deep: Colour, action: Colour }).partial(),
  banner: OwnPicture,
  logo: OwnPicture,
  open: z.boolean(),
});
export type SaveZone = z.infer<typeof SaveZone>;

const targeted = (kind: Exclude<ZoneRuleKind, 'all' | 'source'>) => z.strictObject({ kind: z.literal(kind), target: Id });
/** A goods is of the zone when any rule takes it in. */
export const ZoneRule = z.discriminatedUnion('kind', [
  targeted('class'),
  targeted('brand'),
  targeted('label'),
  targeted('store'),
  targeted('goods'),
  z.strictObject({ kind: z.literal('source'), target: z.enum(['third', 'self', 'cross']) }),
  z.strictObject({ kind: z.literal('all'), target: z.literal('') }),
]);
export type ZoneRule = z.infer<typeof ZoneRule>;

export const SaveZoneGoods = z.strictObject({ rules: z.array(ZoneRule).max(200) });
export type SaveZoneGoods = z.infer<typeof SaveZoneGoods>;

const zonePriceRows = 2000;
const price = z.string().regex(/^(?:|(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,2})?)$/, { error: 'class_office.price_wrong' });
/** Without a price the spec costs what it costs everybody. */
export const SetZonePrices = z.strictObject({
  rows: z
    .array(z.strictObject({ itemNumber: text(60, 1), price }))
    .min(1)
    .max(zonePriceRows),
  reason: reasonText('class_office.reason_required'),
});
export type SetZonePrices = z.infer<typeof SetZonePrices>;

export const zonePriceFaults = ['unknown', 'twice', 'notOwn', 'high'] as const;
