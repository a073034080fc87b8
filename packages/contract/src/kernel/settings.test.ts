import { expect, test } from 'vitest';
import { settingFits } from './settings.ts';

test('service hours go from some time to a later one', () => {
  for (const good of ['weekdays 8:30-17:30', 'daily 0:00-23:59', 'sixdays 09:00-18:00'])
    expect(settingFits('HOTLINE_HOURS', good), good).toBe(true);
  for (const bad of ['daily 8:30-8:30', 'daily 17:30-8:30', 'daily 08:30-8:30', 'daily 8:30-24:00', 'never 8:30-17:30', ''])
    expect(settingFits('HOTLINE_HOURS', bad), bad).toBe(false);
});

test('a hotline is groups of figures with one line between', () => {
  for (const good of ['', '95588', '400-800-1234', '021-12345678-801', '4008001234']) expect(settingFits('HOTLINE', good), good).toBe(true);
  for (const bad of ['1-----------------2', '400--800', '-400800', '400800-', '1-2-3', '110', '4'.repeat(21)])
    expect(settingFits('HOTLINE', bad), bad).toBe(false);
});
