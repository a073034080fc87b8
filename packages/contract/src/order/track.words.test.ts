import { expect, it } from 'vitest';
import { trackIn } from './track.words.ts';

it.each([
  ['商家已发货，等待承运商揽收', 'Sent by the store, waiting for the carrier'],
  ['快件已揽收', 'Picked up by the carrier'],
  ['已到达上海转运中心', 'Arrived at the hub'],
  ['已离开天津分拨中心，发往目的地', 'Left the hub'],
  ['司机已出发', '司机已出发'],
])('says %s in English, and what a store wrote as it was written', (text, said) => {
  expect([trackIn(text, 'en'), trackIn(text, 'zh')]).toEqual([said, text]);
});
