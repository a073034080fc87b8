import { expect, it } from 'vitest';
import { partnerTags, tagMeanings } from './partner-tags.ts';

it('takes the former session away of 3 and 4 alone, and asks of 3 alone for its time, as is agreed with partners', () => {
  expect(partnerTags.filter((tag) => tagMeanings[tag].clears)).toEqual(['3', '4']);
  expect(partnerTags.filter((tag) => tagMeanings[tag].timed)).toEqual(['3']);
});
