import { leastTrackMoves, type TrackPoint } from '@mall/contract/account/slider-track.rules.ts';

const leastMs = 150;
/** The clock of a browser and ours do not tick together. */
const slackMs = 250;
const fewForALine = 5;
/** How far from the straight line a hand strays at least, in pixels. */
const straying = 0.5;

const movesOf = (track: readonly TrackPoint[]): TrackPoint[] => track.filter(([, place], at) => at === 0 || place !== track[at - 1]?.[1]);

const isOrdered = (track: readonly TrackPoint[]): boolean => track.every(([ms], at) => at === 0 || ms >= (track[at - 1] as TrackPoint)[0]);

/** Even steps in even times: a programme's way of moving. A held key pauses before it repeats, a hand speeds up and slows down. */
const isStraight = (moves: readonly TrackPoint[]): boolean => {
  const [[from, start], [until, end]] = [moves[0], moves.at(-1)] as [TrackPoint, TrackPoint];
  return moves.every(([ms, place]) => Math.abs(start + ((end - start) * (ms - from)) / (until - from) - place) < straying);
};

/** Was the piece moved to `x` by somebody, in time that really passed? Steps of keys are as good as a drag. */
export const judgeTrack = (track: readonly TrackPoint[], x: number, passedMs: number): boolean => {
  const moves = movesOf(track);
  const [first, last] = [moves[0], track.at(-1)];
  if (!first || !last || moves.length < leastTrackMoves || !isOrdered(track)) return false;
  const took = last[0] - first[0];
  if (took < leastMs || took > passedMs + slackMs || Math.abs(last[1] - x) > straying) return false;
  return moves.length < fewForALine || !isStraight(moves);
};
