import { languages } from '@mall/contract/kernel/language.ts';
import { expect, it } from 'vitest';
import { formatDay, formatDeadline, formatMoment, formatMonth } from './format-moment.ts';

const time = '2026-11-25 17:00:00';

it('writes days as each language does, and Chinese as ever', () => {
  expect(languages.map((language) => formatDay(time, language))).toEqual([
    '2026-11-25',
    'Nov 25, 2026',
    '25 nov. 2026',
    '25 nov 2026',
    '25 de nov. de 2026',
    '25 нояб. 2026 г.',
  ]);
  expect(formatDay('2026-11-25', 'ru')).toBe('25 нояб. 2026 г.');
});

it('writes moments in the time of China whatever the zone of the machine, with and without seconds', () => {
  expect(formatMoment(time, 'zh')).toBe('2026-11-25 17:00');
  expect(formatMoment(time, 'zh', 'brief')).toBe('11-25 17:00');
  expect(formatMoment(time, 'en', 'brief')).toBe('Nov 25, 2026, 17:00');
  expect(formatMoment('2026-11-25 00:30', 'ru')).toContain('25 нояб. 2026 г.');
  expect(formatMoment('2026-11-25 00:30', 'ru')).toContain('00:30');
});

it('names the months of a chart', () => {
  expect([formatMonth('2025-12', 'zh'), formatMonth('2025-12', 'en')]).toEqual(['25-12', 'Dec 25']);
  expect(formatMonth('2025-12', 'ru')).toContain('дек');
});

it('says the zone of a deadline abroad', () => {
  expect(formatDeadline(time, 'zh')).toBe('2026-11-25 17:00');
  expect(formatDeadline(time, 'fra')).toMatch(/^25 nov\. 2026.*17:00 \(UTC\+8\)$/);
});

it('leaves what is no time as it is', () => {
  expect([formatDay('', 'ru'), formatDeadline('', 'ru'), formatDay('—', 'ru')]).toEqual(['', '', '—']);
});
