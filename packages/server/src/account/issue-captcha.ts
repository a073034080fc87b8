import { captchaSeconds } from '@mall/contract/account/account.rules.ts';
import type { Memory } from '../kernel/memory.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { keepStock } from './keep-stock.ts';
import { type CaptchaPurpose, captchaKey } from './spend-captcha.ts';

const stock = keepStock(drawCaptcha, 32);

/** A picture for this uuid; an earlier one under the same uuid is void. */
export const issueCaptcha = async (memory: Memory, purpose: CaptchaPurpose, uuid: string): Promise<Buffer> => {
  const { answer, png } = await stock.take();
  await memory.set(captchaKey(purpose, uuid), answer, captchaSeconds * 1000);
  return png;
};
