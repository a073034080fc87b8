type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined };
type Result<Out> = { readonly value: Out; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The rules of a form: any standard schema, as those of the contract are. Their messages are codes of failures. */
export type Rules<Out> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Out> | Promise<Result<Out>>;
    readonly types?: { readonly input: unknown; readonly output: Out } | undefined;
  };
};

/** The code of what is wrong with a field, if anything is. */
type Check<Value, Values> = (value: Value, all: Values) => string | undefined | Promise<string | undefined>;

/** Rules for a form whose contract has functions instead of a schema (passwords, codes): it then need not load one. */
export const checks = <Values extends object>(
  byField: { readonly [Name in keyof Values]?: Check<Values[Name], Values> },
): Rules<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'mall',
    validate: async (given) => {
      const values = given as Values;
      const names = Object.keys(byField) as (keyof Values & string)[];
      const codes = await Promise.all(names.map((name) => byField[name]?.(values[name], values)));
      const issues = codes.flatMap((code, at) => (code === undefined ? [] : [{ message: code, path: [names[at] as string] }]));
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
});
