import * as z from 'zod';

export type Json = Record<string, unknown>;

const isPlain = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const alternatives = ['oneOf', 'anyOf'] as const;

/** What zod says is right, and in two places longer than a reader needs: a choice of one, and a record whose keys are known. */
const tidy = (value: unknown, refs: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => tidy(each, refs));
  if (!isPlain(value)) return value;
  const { $defs: _, $schema: __, ...found } = value;
  const schema = Object.fromEntries(Object.entries(found).map(([key, each]) => [key, tidy(each, refs)]));
  if (typeof schema['$ref'] === 'string') return { $ref: refs.get(schema['$ref']) ?? schema['$ref'] };
  for (const kind of alternatives) {
    const choice = schema[kind];
    if (Array.isArray(choice) && choice.length === 1) {
      const { [kind]: ___, ...rest } = schema;
      return { ...rest, ...(choice[0] as Json) };
    }
  }
  if (schema['propertyNames'] !== undefined && Array.isArray(schema['required'])) {
    const { propertyNames: ____, additionalProperties, required, ...rest } = schema;
    const names = required as string[];
    return { ...rest, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])), required: names };
  }
  return schema;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Turns schemas of the contract into JSON Schema. What refers to itself (trees of classes, menus) goes into `components` under the name of its call. */
export const schemaBook = () => {
  const components: Record<string, Json> = {};
  const read = (schema: z.ZodType, io: 'input' | 'output', operationId: string): Json => {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    const defs = Object.entries((made['$defs'] ?? {}) as Record<string, Json>);
    const nameOf = (at: number) => `${capital(operationId)}Node${at === 0 ? '' : at + 1}`;
    const refs = new Map(defs.map(([key], at) => [`#/$defs/${key}`, `#/components/schemas/${nameOf(at)}`]));
    defs.forEach(([, each], at) => {
      components[nameOf(at)] = tidy(each, refs) as Json;
    });
    return tidy(made, refs) as Json;
  };
  return { components, read };
};
export type SchemaBook = ReturnType<typeof schemaBook>;
