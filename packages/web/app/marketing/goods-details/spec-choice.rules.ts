import type { GoodsSpec } from '@mall/contract/marketing/goods-details.api.ts';

type Spec = Pick<GoodsSpec, 'id' | 'axis' | 'specStorage'>;

type AxisOption = {
  value: string;
  chosen: boolean;
  /** The spec that a press leads to; undefined: no spec has this value. */
  specId: string | undefined;
  /** Another axis has to change with it. */
  moves: boolean;
  soldOut: boolean;
};
export type Axis = { name: string; options: AxisOption[] };

const agreement = (one: Spec, other: Spec, axis: string): number =>
  Object.entries(other.axis).filter(([name, value]) => name !== axis && one.axis[name] === value).length;

/** The spec with this value that is most like the present one; what can be bought goes before what cannot. */
const nearest = (specs: readonly Spec[], present: Spec, axis: string, value: string): Spec | undefined =>
  specs
    .filter((spec) => spec.axis[axis] === value)
    .toSorted(
      (a, b) => agreement(b, present, axis) - agreement(a, present, axis) || Number(b.specStorage > 0) - Number(a.specStorage > 0),
    )[0];

/** Axes with their values, each leading to one spec. An axis with one value is no choice, but it is told. */
export const axesOf = (specs: readonly Spec[], attrMap: Readonly<Record<string, readonly string[]>>, presentId: string): Axis[] => {
  const present = specs.find((spec) => spec.id === presentId) ?? specs[0];
  if (!present) return [];
  return Object.entries(attrMap).map(([name, values]) => ({
    name,
    options: values.map((value) => {
      const target = nearest(specs, present, name, value);
      const others = Object.keys(present.axis).length - 1;
      return {
        value,
        chosen: present.axis[name] === value,
        specId: target?.id,
        moves: target !== undefined && agreement(target, present, name) < others,
        soldOut: target !== undefined && target.specStorage === 0,
      };
    }),
  }));
};

/** What tells a spec from its sisters, in one line. */
export const axisLine = (spec: Pick<GoodsSpec, 'axis' | 'specName'>): string => Object.values(spec.axis).join(' ') || spec.specName;
