import { expect, test } from 'vitest';
import { fourEyesFen } from './four-eyes.ts';

test('the limit of one person can be lowered while the mall is open, and not raised above what it was started with', () => {
  const started = { FOUR_EYES_FEN: 100_000 };
  expect(fourEyesFen({ ...started, FOUR_EYES_YUAN: 0 })).toBe(0);
  expect(fourEyesFen({ ...started, FOUR_EYES_YUAN: 500 })).toBe(50_000);
  expect(fourEyesFen({ ...started, FOUR_EYES_YUAN: 100_000 })).toBe(100_000);
});
