import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { correctQuantity, highest, stepQuantity } from './stepper.rules.ts';
import { Stepper } from './stepper.tsx';

const cable = { min: 50, max: 205, step: 10 };

test('keeps what is allowed', () => {
  expect(correctQuantity('70', 50, cable)).toEqual({ value: 70, correction: 'kept' });
  expect(correctQuantity(' 1,060 ', 50, { min: 50, max: 5000, step: 10 })).toEqual({ value: 1060, correction: 'kept' });
  expect(correctQuantity('１２０', 50, cable)).toEqual({ value: 120, correction: 'kept' });
});

test('lifts to the least, lowers to the most that is on a step', () => {
  expect(correctQuantity('3', 50, cable)).toEqual({ value: 50, correction: 'below_min' });
  expect(correctQuantity('900', 50, cable)).toEqual({ value: 200, correction: 'above_max' });
  expect(highest(cable)).toBe(200);
});

test('goes up to the next step, never past the most', () => {
  expect(correctQuantity('61', 50, cable)).toEqual({ value: 70, correction: 'off_step' });
  expect(correctQuantity('203', 50, cable)).toEqual({ value: 200, correction: 'off_step' });
});

test('returns to the quantity before when it is no number', () => {
  for (const typed of ['', 'abc', '-5', '1e999', '--']) {
    expect(correctQuantity(typed, 80, cable)).toEqual({ value: 80, correction: 'not_a_number' });
  }
});

test('allows nothing only where told', () => {
  expect(correctQuantity('0', 50, { ...cable, allowZero: true })).toEqual({ value: 0, correction: 'kept' });
  expect(correctQuantity('0', 50, cable)).toEqual({ value: 50, correction: 'below_min' });
});

test('steps of a half do not drift', () => {
  const half = { min: 0.1, max: 10, step: 0.1 };
  expect(correctQuantity('0.3', 1, half)).toEqual({ value: 0.3, correction: 'kept' });
  expect(stepQuantity(0.2, 1, half)).toBe(0.3);
});

test('plus and minus stop at the ends and pass from nothing to the least', () => {
  expect(stepQuantity(200, 1, cable)).toBe(200);
  expect(stepQuantity(50, -1, cable)).toBe(50);
  expect(stepQuantity(0, 1, { ...cable, allowZero: true })).toBe(50);
  expect(stepQuantity(50, -1, { ...cable, allowZero: true })).toBe(0);
});

test('says its range, and refuses to go below the least', () => {
  const labels = { quantity: '数量', less: '减少', more: '增加' };
  const html = renderToStaticMarkup(<Stepper value={50} {...cable} labels={labels} onChange={() => undefined} />);
  expect(html).toContain('aria-valuemin="50"');
  expect(html).toContain('aria-valuemax="200"');
  expect(html).toMatch(/aria-label="减少" disabled=""/);
});
