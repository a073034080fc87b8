import { expect, it } from 'vitest';
import { pricesByUnit } from './prices-by-unit.rules.ts';

it('says the prices of each unit apart', () => {
  const metre = { price: '4.25', unit: '米' };
  expect(pricesByUnit([{ price: '10.00', unit: '米' }, { price: '18.00', unit: '盘' }, metre])).toBe('¥4.25 – ¥10.00 / 米；¥18.00 / 盘');
  expect(pricesByUnit([metre])).toBe('¥4.25 / 米');
  expect(pricesByUnit([])).toBe('—');
});
