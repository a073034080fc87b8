import * as z from 'zod';
import { Id, nameText, reasonText, text } from '../kernel/fields.ts';
import { languages } from '../kernel/language.ts';
import { paging } from '../kernel/paging.ts';
import { isSaleUnit } from './unit.rules.ts';

export const taxRates = [0, 1, 3, 6, 9, 13] as const;
export const attributeKinds = ['choice', 'many', 'number', 'text'] as const;

/** How many goods one publication may move: more would hold readers up; they go in parts. */
export const mostMovedGoods = 5000;
const mostChanges = 100;
const mostValues = 300;

/** A name in all six languages. */
export const SixNames = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, nameText(60, 'class_office.name_required')])) as Record<
    (typeof languages)[number],
    ReturnType<typeof nameText>
  >,
);
export type SixNames = z.infer<typeof SixNames>;

/** Something that stands, or something that a change before this one adds: `+1`. */
export const Ref = z.union([Id, z.string().regex(/^\+[1-9]\d{0,3}$/)]);
export type Ref = z.infer<typeof Ref>;

const Word = nameText(40, 'class_office.name_required');

export const ClassFields = z.strictObject({
  names: SixNames,
  synonyms: z.array(Word).max(40),
  /** Of those by which goods are sold: goods of the class begin with it. */
  unit: text(8).refine((unit) => unit === '' || isSaleUnit(unit), 'goods.unit_unknown'),
  taxRate: z.union(taxRates.map((rate) => z.literal(rate))),
  nameRule: text(120),
  shown: z.boolean(),
});
export type ClassFields = z.infer<typeof ClassFields>;

const ValueFields = z.strictObject({
  /** Null: a new one. */
  id: Id.nullable(),
  value: nameText(60, 'class_office.value_required'),
  /** Other spellings; one that is a value of its own becomes this one, and its goods with it. */
  also: z.array(nameText(60, 'class_office.value_required')).max(20),
});
export type ValueFields = z.infer<typeof ValueFields>;

export const AttributeFields = z.strictObject({
  names: SixNames,
  kind: z.enum(attributeKinds),
  unit: text(12),
  required: z.boolean(),
  facet: z.boolean(),
  inName: z.boolean(),
  drivesSpec: z.boolean(),
  values: z.array(ValueFields).max(mostValues),
});
export type AttributeFields = z.infer<typeof AttributeFields>;

/** One change of the catalogue. They hold together, in their order. */
export const ClassChange = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('class.add'), classId: Ref, parentId: Ref.nullable(), fields: ClassFields }),
  z.strictObject({ act: z.literal('class.change'), classId: Ref, fields: ClassFields }),
  /** Under another, or to another place among its sisters; without `beforeId` behind them all. */
  z.strictObject({ act: z.literal('class.move'), classId: Ref, parentId: Ref.nullable(), beforeId: Ref.nullable() }),
  z.strictObject({ act: z.literal('class.merge'), classId: Id, intoId: Id }),
  /** Adds it where `attributeId` is new. */
  z.strictObject({ act: z.literal('attribute.save'), attributeId: Ref, classId: Ref, fields: AttributeFields }),
  z.strictObject({ act: z.literal('attribute.move'), attributeId: Ref, beforeId: Ref.nullable() }),
  z.strictObject({ act: z.literal('attribute.remove'), attributeId: Ref }),
]);
export type ClassChange = z.infer<typeof ClassChange>;
export type ChangeOf<Act extends ClassChange['act']> = Extract<ClassChange, { act: Act }>;

const changes = z.array(ClassChange).min(1).max(mostChanges);
export const AskEffects = z.strictObject({ changes });
export const PublishClasses = z.strictObject({
  version: z.int().min(0).max(1_000_000_000),
  reason: reasonText('class_office.reason_required'),
  changes,
});
export type PublishClasses = z.infer<typeof PublishClasses>;

export const UndoClasses = z.strictObject({
  version: PublishClasses.shape.version,
  /** The version to which all is brought back. */
  to: PublishClasses.shape.version.min(1),
  reason: PublishClasses.shape.reason,
});

export const ClassGoodsQuery = z.strictObject({ word: text(40).optional(), ...paging(20, 50) });
export const MoveClassGoods = z.strictObject({
  intoId: Id,
  /** Null: all that stand in the class, as many as one step may move. */
  goodsIds: z.array(Id).min(1).max(200).nullable(),
  reason: reasonText('class_office.reason_required'),
});
export type MoveClassGoods = z.infer<typeof MoveClassGoods>;
