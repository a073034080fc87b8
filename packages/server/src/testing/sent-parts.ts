import type * as z from 'zod';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  in?: z.ZodType;
  innerType?: z.ZodType;
  getter?: () => z.ZodType;
};
type Sent = { readonly query?: z.ZodType | undefined; readonly body?: z.ZodType | undefined };
type Part = { name: string; kind: 'text' | 'number'; schema: z.ZodType };

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

/** Of what is changed after it was read, what it is read as. */
const readAs = (schema: z.ZodType): string => {
  const { type, in: before } = defOf(schema);
  return type === 'pipe' && before ? readAs(before) : type;
};

const partsOf = (name: string, schema: z.ZodType, above: readonly z.ZodType[]): Part[] => {
  if (above.includes(schema)) return [];
  const kind = readAs(schema);
  if (kind === 'string') return [{ name, kind: 'text', schema }];
  if (kind === 'number') return [{ name, kind: 'number', schema }];
  const { shape = {}, element, keyType, valueType, items = [], options = [], in: before, innerType, getter } = defOf(schema);
  const within = (part: string, inner: z.ZodType | undefined) => (inner ? partsOf(`${name}${part}`, inner, [...above, schema]) : []);
  return [
    ...Object.entries(shape).flatMap(([key, inner]) => within(`.${key}`, inner)),
    ...within('[]', element),
    ...within('{name}', keyType),
    ...within('{}', valueType),
    ...items.flatMap((inner, place) => within(`[${place}]`, inner)),
    ...options.flatMap((inner) => within('', inner)),
    ...within('', before),
    ...within('', innerType),
    ...within('', getter?.()),
  ];
};

/** Every text and number that a caller sends, each with the rule for it alone: asked together, one that is refused would hide the others. */
export const sentParts = (name: string, { query, body }: Sent): Part[] => [
  ...(query ? partsOf(`${name} query`, query, []) : []),
  ...(body ? partsOf(`${name} body`, body, []) : []),
];
