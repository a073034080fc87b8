import { sliderPiece, sliderWidth } from '@mall/contract/account/account.rules.ts';

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
