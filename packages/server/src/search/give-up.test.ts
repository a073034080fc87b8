import type { Want } from '@mall/grammar/reading.ts';
import { expect, it } from 'vitest';
import { givenUp } from './give-up.ts';
import { nothingTyped, type Slot } from './query-plan.ts';

const want = (text: string): Want => ({ text, keys: [] });
const figure = (typed: string): Slot => ({ typed, alternatives: [], values: [1], want: want(typed) });
const left = (slots: Slot[]) => givenUp({ ...nothingTyped, slots }).map((easier) => easier.slots.map((slot) => slot.typed).join(' '));

it('gives up a sign first, then a word beside a surer one, then figures, the last first, and never everything', () => {
  const slots: Slot[] = [
    { typed: 'MC4', alternatives: [['mc4']], anchor: 2 },
    { typed: '接头', alternatives: [['接头']], anchor: 1 },
    figure('45A'),
    figure('10mm2'),
    { typed: '出', alternatives: [['出线']], soft: true },
  ];
  expect(left(slots)).toEqual(['MC4 接头 45A 10mm2', 'MC4 45A 10mm2', 'MC4 接头 45A', 'MC4 接头 10mm2', 'MC4 接头']);
  expect(left([figure('45A')])).toEqual([]);
});

it('tries what may stand in before it gives a figure up', () => {
  const slots: Slot[] = [
    { typed: '断路器', alternatives: [['断路器']], anchor: 2 },
    { ...figure('10kV'), near: [7] },
  ];
  const [first] = givenUp({ ...nothingTyped, slots });
  expect(first?.slots[1]?.values).toEqual([1, 7]);
  expect(first?.figures.map((one) => one.text)).toEqual(['10kV']);
});
