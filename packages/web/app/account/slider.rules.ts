import { sliderPiece, sliderWidth } from '@mall/contract/account/account.rules.ts';
import { leastTrackMoves, mostTrackPoints, type TrackPoint } from '@mall/contract/account/slider-track.rules.ts';

/** As far right as the piece goes. */
export const sliderEnd = sliderWidth - sliderPiece;

const steps: Readonly<Record<string, number>> = { ArrowRight: 2, ArrowUp: 2, ArrowLeft: -2, ArrowDown: -2, PageUp: 20, PageDown: -20 };

/** Where a key moves the piece to, or undefined when the key means nothing here. Shift makes the arrows stride. */
export const placeAfterKey = (key: string, place: number, stride: boolean): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return sliderEnd;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(sliderEnd, Math.max(0, place + step * (stride ? 10 : 1)));
};

/** The way so far and one point more. A long way is thinned out: its shape stays, and so do its ends. */
export const trackAfter = (track: readonly TrackPoint[], now: number, place: number): TrackPoint[] => {
  const kept = track.length < mostTrackPoints ? track : track.filter((_, at) => at === 0 || at % 2 === 1);
  return [...kept, [now, place]];
};

/** The server counts from the first move. */
export const trackToSend = (track: readonly TrackPoint[]): TrackPoint[] =>
  track.map(([now, place]) => [Math.round(now - (track[0]?.[0] ?? 0)), place]);

/** A piece that leapt to its place, by a click beside the handle, is to be moved a little more before it can be judged. */
export const wasMoved = (track: readonly TrackPoint[]): boolean => track.length >= leastTrackMoves;
