import { expect, it } from 'vitest';
import { watchAttention } from './attention.ts';

it('takes a page for left when nobody has touched it for a minute, until somebody does', () => {
  const page = new EventTarget();
  let now = 0;
  const isAttended = watchAttention(page, () => now);
  const heard = [0, 59_000, 61_000].map((time) => {
    now = time;
    return isAttended();
  });
  page.dispatchEvent(new Event('keydown'));
  expect([...heard, isAttended()]).toEqual([true, true, false, true]);
});
