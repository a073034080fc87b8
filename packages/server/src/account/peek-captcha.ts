import type { Memory } from '../kernel/memory.ts';
import { readSliderSecret, sliderKey } from './issue-slider.ts';
import { captchaKey } from './spend-captcha.ts';

/** The answer of a captcha or the place of a slider's hole, for the sandbox alone; it stays unused. */
export const peekCaptcha = async (memory: Memory, uuid: string): Promise<string | undefined> => {
  for (const purpose of ['sign_in', 'register', 'security'] as const) {
    const word = await memory.get(captchaKey(purpose, uuid));
    if (word !== undefined) return word;
  }
  const slider = await memory.get(sliderKey(uuid));
  return slider && String(readSliderSecret(slider).x);
};
