import { expect, it } from 'vitest';
import { axesOption, ringOption } from './chart.rules.ts';
import { daysOfSpan, growthOf, isTooLong, signed } from './figure-span.rules.ts';

const none = { from: '', to: '' };

it('turns a choice into days', () => {
  expect(daysOfSpan('7', '2026-11-13', none)).toEqual({ from: '2026-11-07', to: '2026-11-13' });
  expect(daysOfSpan('30', '2026-03-01', none)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(daysOfSpan('quarter', '2026-11-13', none).from).toBe('2026-10-01');
  expect(daysOfSpan('quarter', '2026-03-31', none).from).toBe('2026-01-01');
  expect(daysOfSpan('own', '2026-11-13', { from: '2026-01-01', to: '2026-01-02' })).toEqual({ from: '2026-01-01', to: '2026-01-02' });
  expect(isTooLong({ from: '2025-01-01', to: '2026-01-01' })).toBe(false);
  expect(isTooLong({ from: '2025-01-01', to: '2026-01-02' })).toBe(true);
});

it('compares, and says nothing where there was nothing before', () => {
  expect(growthOf(124.8, 100)).toBe(24.8);
  expect(growthOf(5, 0)).toBeUndefined();
  expect([signed(1.25, 1), signed(-0.08, 2), signed(0, 1)]).toEqual(['+1.3', '−0.08', '0.0']);
});

const drawn = (option: unknown) =>
  (option as { series: { lineStyle: { type: string }; data: unknown[]; itemStyle: { color: string } }[] }).series;

it('writes the last value beside what is shown, and dashes what it is compared with', () => {
  const [own, before] = drawn(
    axesOption(
      {
        names: ['11-12', '11-13'],
        series: [
          { name: '本期', values: [1, 2] },
          { name: '前期', values: [3, null], dashed: true },
        ],
        format: (value) => `${value} 元`,
        formatLine: String,
        still: true,
      },
      (name) => name,
    ),
  );
  expect(own?.data.at(-1)).toMatchObject({ value: 2, label: { show: true } });
  expect(own?.data[0]).not.toHaveProperty('label');
  expect([own?.lineStyle.type, before?.lineStyle.type]).toEqual(['solid', 'dashed']);
  expect(before?.itemStyle.color).toBe('--c-chart-6');
  expect(before?.data.some((value) => typeof value === 'object' && value !== null && 'label' in value)).toBe(false);
});

it('paints shares in the colours of charts', () => {
  const [ring] = drawn(ringOption([{ name: '甲', value: 3, tone: 3 }], { still: true, format: String }, (name) => name));
  expect(ring?.data).toMatchObject([{ name: '甲', value: 3, itemStyle: { color: '--c-chart-3' } }]);
});
