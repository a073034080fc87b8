import * as z from 'zod';
import { captchaSeconds, sliderWidth } from './account.rules.ts';

/** How the piece came to its place: milliseconds since the first move, and where it was then. */
export type TrackPoint = [ms: number, place: number];

/** More points than this say nothing new; the page thins them out. */
export const mostTrackPoints = 300;

/** A puzzle solved by hand or by keys moves at least so often. */
export const leastTrackMoves = 3;

// Marked pure, so that a page that needs the numbers alone leaves Zod behind.
export const Track = /* @__PURE__ */ (() =>
  z
    .array(
      z.tuple([
        z
          .number()
          .int()
          .min(0)
          .max(captchaSeconds * 1000),
        z.number().min(0).max(sliderWidth),
      ]),
    )
    .max(mostTrackPoints))();
