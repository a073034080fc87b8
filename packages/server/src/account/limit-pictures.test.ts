import { expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { Refusal } from '../kernel/refusal.ts';
import { pictureLimit } from './limit-pictures.ts';

it('draws so many pictures a minute for one address', () => {
  const limit = pictureLimit(readConfig({ PICTURES_PER_ADDRESS: '3' }));
  for (const at of [1, 2, 3]) limit(`2001:db8:1:2::${at}`);
  expect(() => limit('2001:db8:1:2::4')).toThrow(Refusal);
  limit('2001:db8:1:3::1');
});
