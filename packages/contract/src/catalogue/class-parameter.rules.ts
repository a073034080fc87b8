import type { Id } from '../kernel/fields.ts';
import type { attributeKinds } from './class-office.rules.ts';

/** What a class says of an attribute, as far as goods are held to it. */
export type ParameterRule = {
  readonly id: Id;
  readonly name: string;
  readonly kind: (typeof attributeKinds)[number];
  /** Behind every number: 'kV'. */
  readonly unit: string;
  /** As they are printed on a label, with their unit. */
  readonly values: readonly string[];
  readonly required: boolean;
  /** Tells the specs of a goods apart: an axis of the sheet instead of a parameter. */
  readonly drivesSpec: boolean;
};

/** Parts several values of one parameter. */
export const manySign = '、';
export const partsOfMany = (typed: string): string[] => [
  ...new Set(
    typed
      .split(manySign)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
/** Several values as they are kept: none of them empty, none twice. */
export const tidyMany = (typed: string): string => partsOfMany(typed).join(manySign);

const figure = /^[≤≥<>±+-]?\d{1,12}(\.\d{1,6})?$/;

/** The number of a value without its unit; undefined where it is none. */
export const figureOf = ({ unit }: Pick<ParameterRule, 'unit'>, value: string): string | undefined => {
  const bare = unit !== '' && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value.trim();
  return figure.test(bare) ? bare : undefined;
};

type ValueCode = 'goods.value_number' | 'goods.value_choice' | 'goods.text_long';
const valueMost = 60;

/** What is wrong with a value that was said. A number says its unit, as it is printed. A class that names no values yet takes any. */
export const valueFault = ({ kind, unit, values }: ParameterRule, value: string): ValueCode | undefined => {
  const said = kind === 'many' ? partsOfMany(value) : [value];
  if (said.some((one) => one.length > valueMost)) return 'goods.text_long';
  const known = said.every((one) => values.includes(one));
  if (kind === 'text' || known) return undefined;
  if (kind === 'number') return value === `${figureOf({ unit }, value)}${unit}` ? undefined : 'goods.value_number';
  return values.length === 0 ? undefined : 'goods.value_choice';
};

type Said = { readonly classId: string; readonly params: Readonly<Record<string, string>>; readonly axes: readonly string[] };
export type ParameterFault = { readonly id: Id; readonly name: string; readonly code: ValueCode | 'goods.value_required' };

/**
 * What goods lack or say wrongly of what their class asks of them: the one place that editor, handing in and import ask. What an axis says is said of every
 * spec, so it is not missing. What is sold in the class as it is now was approved, and is not judged again.
 */
export const parameterFaults = (rules: readonly ParameterRule[], said: Said, sold?: Said): ParameterFault[] =>
  rules.flatMap((rule): ParameterFault[] => {
    const typed = said.params[rule.id] ?? '';
    const value = rule.kind === 'many' ? tidyMany(typed) : typed;
    const fault = (code: ParameterFault['code']) => [{ id: rule.id, name: rule.name, code }];
    if (said.axes.includes(rule.name)) return [];
    if (sold?.classId === said.classId && value === (sold.params[rule.id] ?? '') && !sold.axes.includes(rule.name)) return [];
    if (value === '') return rule.required ? fault('goods.value_required') : [];
    const code = valueFault(rule, value);
    return code ? fault(code) : [];
  });

type Sheet = {
  readonly classId: string;
  readonly axes: readonly string[];
  readonly specs: readonly { readonly specId: Id | null; readonly values: readonly string[] }[];
};

/**
 * Cells of the sheet that are no number though their axis is one. Of other axes a spec may say what none has said before: the mall looks at it. What a spec is
 * sold with in the class as it is now is not judged again.
 */
export const axisFaults = (
  rules: readonly ParameterRule[],
  { classId, axes, specs }: Sheet,
  sold?: Sheet,
): { row: number; axis: number; unit: string }[] =>
  axes.flatMap((name, axis) => {
    const rule = rules.find((one) => one.name === name && one.kind === 'number');
    if (!rule) return [];
    const at = sold?.classId === classId ? sold.axes.indexOf(name) : -1;
    const kept = new Map(at < 0 ? [] : sold?.specs.map(({ specId, values }) => [specId, values[at]]));
    return specs.flatMap(({ specId, values }, row) =>
      values[axis] && values[axis] !== kept.get(specId) && valueFault(rule, values[axis]) === 'goods.value_number'
        ? [{ row, axis, unit: rule.unit }]
        : [],
    );
  });

/** What a rule for names may say besides the attributes of its class. */
export const nameWords = { brand: '品牌', model: '型号', className: '分类' } as const;
const named = /\{([^{}]+)\}/g;

/** Words of a rule for names that mean nothing in a class with these attributes. */
export const strangeNameWords = (nameRule: string, attributes: readonly string[]): string[] => {
  const known = new Set<string>([...Object.values(nameWords), ...attributes]);
  return [...nameRule.matchAll(named)].map(([, word = '']) => word).filter((word) => !known.has(word));
};

type NamePart = { readonly id: Id; readonly name: string; readonly inName: boolean; readonly drivesSpec: boolean };

/**
 * The name of a goods as its class spells it: by its rule, or else brand, model, the parameters that belong to it, and what it is. What tells specs apart is
 * no part of it, nor is a word of the rule that means nothing.
 */
export const composeName = (
  of: Readonly<Record<keyof typeof nameWords, string>>,
  attributes: readonly NamePart[],
  params: Readonly<Record<Id, string>>,
  nameRule: string,
): string => {
  const fixed = attributes.filter(({ drivesSpec }) => !drivesSpec);
  const usual = `{${nameWords.brand}} {${nameWords.model}} ${fixed.flatMap(({ name, inName }) => (inName ? [`{${name}}`] : [])).join(' ')} {${nameWords.className}}`;
  const said = new Map<string, string>([
    ...fixed.map(({ id, name }) => [name, params[id] ?? ''] as const),
    ...(Object.keys(nameWords) as (keyof typeof nameWords)[]).map((word) => [nameWords[word], of[word]] as const),
  ]);
  return (nameRule.trim() || usual)
    .replaceAll(named, (_, word: string) => said.get(word) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
