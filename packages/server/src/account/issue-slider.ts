import { captchaSeconds, sliderHeight, sliderWidth } from '@mall/contract/account/account.rules.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { drawSlider } from './draw-slider.ts';
import { keepStock } from './keep-stock.ts';
import { sliderLimit } from './slider-limit.ts';

const stock = keepStock(drawSlider, 4);

export const sliderKey = (uuid: string): string => `slider:${uuid}`;

/** What is remembered of a puzzle: where the hole is, and since when somebody looks at it. */
export const sliderSecret = (x: number, now = Date.now()): string => `${x}@${now}`;
export const readSliderSecret = (secret: string): { x: number; since: number } => {
  const [x, since] = secret.split('@').map(Number) as [number, number];
  return { x, since };
};

/** A puzzle for this uuid; where the hole is stays here. */
export const issueSlider = async (house: House, visitor: Visitor, uuid: string) => {
  await sliderLimit.check(house, visitor);
  const { x, y, background, piece } = await stock.take();
  await house.memory.set(sliderKey(uuid), sliderSecret(x), captchaSeconds * 1000);
  return { background, piece, y, width: sliderWidth, height: sliderHeight };
};
