import equalValues from '../data/equal-values.json' with { type: 'json' };
import { figureKey } from './measure.ts';
import { numberKey } from './number-key.ts';

const volts = (text: string): number | undefined => {
  const match = /^(\d+(?:\.\d+)?)(kV|V|万伏)$/.exec(text);
  return match ? Number(match[1]) * (match[2] === 'kV' ? 1000 : match[2] === 'V' ? 1 : 10_000) : undefined;
};

const steps = equalValues.voltageLadder.map(({ system, also, max, cable }) => ({
  names: [system, ...also].map(volts).filter((one) => one !== undefined),
  max: volts(max),
  cables: [...cable.matchAll(/([\d.]+)\/([\d.]+)kV/g)].map(
    ([, u0, u]) => `u0u:${numberKey(Number(u0) * 1000)}/${numberKey(Number(u) * 1000)}`,
  ),
}));

const near = new Map<number, string[]>();
for (const { names, max, cables } of steps)
  for (const name of names) {
    const others = [...names, max].filter((one) => one !== undefined && one !== name).map((one) => figureKey('voltage', one as number));
    near.set(name, [...others, ...cables]);
  }

/** What stands on the same step of the voltage ladder: 12kV equipment and 8.7/15kV cable for a 10kV system. To find by, never equal. */
export const nearVoltages = (figure: number): string[] => near.get(figure) ?? [];
