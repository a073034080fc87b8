import * as z from 'zod';
import { Flag, typedSigns } from '../kernel/fields.ts';
import { type AddressText, addressTextRows, addressTextsShown, type OptionalText } from './address-fields.ts';

const area = z.string({ error: 'address.area_required' }).regex(/^[1-9]\d{1,11}$/, { error: 'address.area_required' });

export const addressLabels = ['home', 'company', 'school', 'site', 'warehouse'] as const;
export type AddressLabel = (typeof addressLabels)[number];

type Text = z.ZodType<string, string>;

/** Codes of these rules are keys of `address.errors.ts`, so that form and server say the same words. */
const ruleOf = (name: AddressText): Text | z.ZodDefault<Text> => {
  const { fault, most, pattern, optional } = addressTextRows[name];
  const code = (why: string) => ({ error: `address.${fault}_${why}` });
  const base = z.string(code('required')).trim().regex(typedSigns, { error: 'kernel.signs_wrong' });
  const long = (rule: typeof base) => (most === undefined ? rule : rule.max(most, code('long')));
  const wrong = (rule: typeof base) => (pattern === undefined ? rule : rule.regex(pattern, code('wrong')));
  if (optional) return z.union([z.literal(''), wrong(long(base))]).default('');
  return wrong(long(base.min(1, code('required'))));
};

const textRules = <Name extends AddressText>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ruleOf(name)])) as {
    [One in Name]: One extends OptionalText ? z.ZodDefault<Text> : Text;
  };

export const AddressFields = z.strictObject({
  ...textRules(addressTextsShown('receiver')),
  provinceId: area,
  cityId: area,
  districtId: area,
  ...textRules(addressTextsShown('line')),
  ...textRules(addressTextsShown('beside')),
  label: z.enum(addressLabels).optional(),
  isDefault: Flag.default(0),
  /** To be seen by colleagues, as far as their right reaches. */
  shared: Flag.default(0),
});
export type AddressFields = z.infer<typeof AddressFields>;
