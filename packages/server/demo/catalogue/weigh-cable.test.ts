import { expect, it } from 'vitest';
import { weighCable } from './weigh-cable.ts';

/** Kilograms a kilometre as makers print them, about. */
it.each([
  ['BV', { 截面: '2.5mm²', 额定电压: '450/750V' }, 32],
  ['YJV22', { 截面: '3×240', 额定电压: '8.7/15kV' }, 11_200],
  ['YJLV22', { 截面: '3×240', 额定电压: '8.7/15kV' }, 6900],
  ['YJV', { 规格截面: '4×95+1×50', 额定电压: '0.6/1kV' }, 4900],
  ['YJLW02', { 导体截面: '1×400', 额定电压: '64/110kV' }, 8600],
  ['JKLYJ', { 截面: '1×50', 额定电压: '10kV' }, 260],
  ['KVV', { 芯数: '7芯', 截面: '1.5mm²', 额定电压: '450/750V' }, 230],
])('%s %o weighs about %s kg/km', (model, values, printed) => {
  const weight = weighCable(model, new Map(Object.entries(values))) ?? 0;
  expect(weight).toBeGreaterThan(printed * 0.8);
  expect(weight).toBeLessThan(printed * 1.2);
});

it('weighs nothing that has no section', () => {
  expect(weighCable('XQJ-C', new Map([['规格', '100×50']]))).toBeUndefined();
});
