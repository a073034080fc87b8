import { expect, test } from 'vitest';
import { clockOf, dayMs, keyed, meets, momentAt, pulled, stepMs, textOf } from './timeline.rules.ts';

const span = { from: momentAt('2026-11-14 10:00:00'), to: momentAt('2026-11-14 14:00:00') };

test('a session is moved by half hours and pulled at its ends, never shorter than one nor longer than a day', () => {
  expect(clockOf(pulled(span, 'move', 40 * 60_000).from)).toBe('10:30');
  expect(pulled(span, 'end', -dayMs)).toEqual({ from: span.from, to: span.from + stepMs });
  expect(pulled(span, 'end', 3 * dayMs)).toEqual({ from: span.from, to: span.from + dayMs });
  expect(pulled(span, 'start', dayMs)).toEqual({ from: span.to - stepMs, to: span.to });
});

test('arrow keys do the same', () => {
  expect(keyed(span, 'ArrowDown', false)).toEqual({ from: span.from + dayMs, to: span.to + dayMs });
  expect(keyed(span, 'ArrowRight', true)).toEqual({ from: span.from, to: span.to + stepMs });
  expect(keyed(span, 'a', false)).toBeUndefined();
});

test('sessions that touch do not meet', () => {
  expect(meets(span, { from: span.to, to: span.to + stepMs })).toBe(false);
  expect(meets(span, { from: span.to - 1, to: span.to + stepMs })).toBe(true);
  expect(textOf(span.from)).toBe('2026-11-14T10:00:00+08:00');
});
