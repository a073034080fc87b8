import * as z from 'zod';
import { nameText, reasonText, text } from '../kernel/fields.ts';
import { SixNames } from './class-office.rules.ts';

export const labelTones = ['green', 'amber', 'red', 'blue', 'grey'] as const;

/** A picture of the mall itself, or none. */
export const OwnPicture = z.union([z.literal(''), z.string().regex(/^\/(?:media|uploads)\/[\w./?=&-]{1,200}$/)]);

const OfficeKey = z.string().regex(/^[a-z][a-z_]{1,29}$/, { error: 'class_office.key_wrong' });

export const SaveBrand = z.strictObject({
  name: nameText(40, 'class_office.name_required'),
  enName: nameText(60),
  initial: z.string().regex(/^[A-Z#]$/),
  story: text(2000),
  logo: OwnPicture,
  own: z.boolean(),
});
export type SaveBrand = z.infer<typeof SaveBrand>;

export const SaveLabel = z.strictObject({ key: OfficeKey, names: SixNames, tone: z.enum(labelTones) });
export type SaveLabel = z.infer<typeof SaveLabel>;

/** So many goods get or lose a label in one step. */
const labelledMost = 500;

/** Goods by their numbers, whatever store they are of. */
export const LabelGoods = z.strictObject({
  numbers: z
    .array(nameText(40, 'class_office.numbers_wrong'))
    .min(1, { error: 'class_office.numbers_wrong' })
    .max(labelledMost, { error: 'class_office.numbers_wrong' }),
  reason: reasonText('class_office.reason_required'),
});
export type LabelGoods = z.infer<typeof LabelGoods>;
