import { captchaSeconds, sliderHeight, sliderWidth } from '@mall/contract/account/account.rules.ts';
import type { Memory } from '../kernel/memory.ts';
import { drawSlider } from './draw-slider.ts';
import { keepStock } from './keep-stock.ts';

const stock = keepStock(drawSlider, 4);

export const sliderKey = (uuid: string): string => `slider:${uuid}`;

/** A puzzle for this uuid; where the hole is stays here. */
export const issueSlider = async (memory: Memory, uuid: string) => {
  const { x, y, background, piece } = await stock.take();
  await memory.set(sliderKey(uuid), String(x), captchaSeconds * 1000);
  return { background, piece, y, width: sliderWidth, height: sliderHeight };
};
