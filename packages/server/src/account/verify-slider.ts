import { randomBytes } from 'node:crypto';
import type { accountApi } from '@mall/contract/account/account.api.ts';
import { captchaSeconds, sliderTolerance } from '@mall/contract/account/account.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { readSliderSecret, sliderKey } from './issue-slider.ts';
import { judgeTrack } from './judge-track.ts';
import { noteFailure } from './note-failure.ts';
import { sliderLimit } from './slider-limit.ts';
import { captchaKey } from './spend-captcha.ts';

type Tried = BodyOf<typeof accountApi.verifySlider>;

const isSolved = (secret: string, { x, track }: Tried): boolean => {
  const hole = readSliderSecret(secret);
  return Math.abs(hole.x - x) <= sliderTolerance && judgeTrack(track, x, Date.now() - hole.since);
};

/** One try a puzzle. The ticket stands where a captcha answer is asked for, under the same uuid, once. */
export const verifySlider = async (house: House, visitor: Visitor, tried: Tried) => {
  await sliderLimit.take(house, visitor);
  const secret = await house.memory.take(sliderKey(tried.uuid));
  if (secret === undefined || !isSolved(secret, tried)) {
    await noteFailure(house.db, 'account.slider_wrong', { known: secret !== undefined, from: visitor });
    throw refuse('account.slider_wrong');
  }
  await sliderLimit.giveBack(house, visitor);
  const ticket = randomBytes(16).toString('hex');
  await house.memory.set(captchaKey('slider', tried.uuid), ticket, captchaSeconds * 1000);
  return { ticket };
};
