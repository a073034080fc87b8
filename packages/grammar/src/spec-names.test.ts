import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';
import { satisfies } from './testing/satisfies.ts';

const classes = [...demoCatalogue().values()];
/** Values that are three things in one, or name another's plate. */
const composed = /IEC 104\/101\/103|^OPGW$/;

const namesOf = (turn: number) =>
  classes.flatMap((one) => {
    const values = one.attributes.map(({ name, values: printed }) => ({
      className: one.name,
      attribute: name,
      value: printed[(turn * 7 + name.length) % printed.length] as string,
    }));
    return one.models.map((model) => ({ model, className: one.name, values: values.filter(({ value }) => !composed.test(value)) }));
  });

describe('the full name of a spec', () => {
  it.each([0, 1, 2, 3, 4, 5])('asks nothing that the spec does not hold (%i)', (turn) => {
    const lies = namesOf(turn).flatMap(({ model, className, values }) => {
      const text = `远东 ${model} ${values.map((one) => one.value).join(' ')} ${className}`;
      const { parts, wants } = readText(text);
      const wrong = wants.filter(
        (want) => !want.weak && !satisfies(want, values) && !(want.model && new RegExp(want.model, 'u').test(model)),
      );
      const strange = parts.filter(
        (part) => part.kind === 'item' || (part.kind === 'plate' && !part.weak && !part.classes.includes(className)),
      );
      const unnamed = !parts.some((part) => part.kind === 'plate' && part.model === model && part.classes.includes(className));
      return [...wrong.map((want) => want.text), ...strange.map((part) => part.text), ...(unnamed ? [model] : [])].map(
        (said) => `${said} in ${text}`,
      );
    });
    expect(lies).toEqual([]);
  });
});
