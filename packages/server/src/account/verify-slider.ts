import { randomBytes } from 'node:crypto';
import type { accountApi } from '@mall/contract/account/account.api.ts';
import { captchaSeconds, sliderTolerance } from '@mall/contract/account/account.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { sliderKey } from './issue-slider.ts';
import { captchaKey } from './spend-captcha.ts';
import { writeAudit } from './write-audit.ts';

/** One try a puzzle. The ticket stands where a captcha answer is asked for, under the same uuid, once. */
export const verifySlider = async (house: House, { uuid, x }: BodyOf<typeof accountApi.verifySlider>) => {
  const place = await house.memory.take(sliderKey(uuid));
  if (place === undefined || Math.abs(Number(place) - x) > sliderTolerance) {
    await writeAudit(house.db, 'account.slider_wrong', { known: place !== undefined });
    throw refuse('account.slider_wrong');
  }
  const ticket = randomBytes(16).toString('hex');
  await house.memory.set(captchaKey('slider', uuid), ticket, captchaSeconds * 1000);
  return { ticket };
};
