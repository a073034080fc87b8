import type { SelectOption } from '@mall/ui/select.tsx';

type Text<Name> = {
  kind: 'text';
  name: Name;
  label: string;
  /** Px on a desk; on a telephone it takes the row. */
  width?: number;
  most?: number;
};
type Choice<Name> = {
  kind: 'choice';
  name: Name;
  label: string;
  /** The words of "any of them". */
  any: string;
  options: readonly SelectOption[];
  width?: number;
  /** Its label stands before it; else the words of "any" say what it is. */
  labelled?: boolean;
  /** Filters as soon as it is chosen. */
  atOnce?: boolean;
};
type Days<Name> = { kind: 'days'; label: string; from: { name: Name; label: string }; to: { name: Name; label: string } };
type Amounts<Name> = { kind: 'amounts'; label: string; min: { name: Name; label: string }; max: { name: Name; label: string } };

/** One filter of a list: which field of the place it fills, and how it looks. */
export type Filter<Name extends string = string> = Text<Name> | Choice<Name> | Days<Name> | Amounts<Name>;

export const namesOf = <Name extends string>(filters: readonly Filter<Name>[]): Name[] =>
  filters.flatMap((filter) => {
    if (filter.kind === 'days') return [filter.from.name, filter.to.name];
    return filter.kind === 'amounts' ? [filter.min.name, filter.max.name] : [filter.name];
  });
