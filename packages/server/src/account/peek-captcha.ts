import type { Memory } from '../kernel/memory.ts';
import { sliderKey } from './issue-slider.ts';
import { captchaKey } from './spend-captcha.ts';

/** The answer of a captcha or the place of a slider's hole, for the sandbox alone; it stays unused. */
export const peekCaptcha = async (memory: Memory, uuid: string): Promise<string | undefined> =>
  (await memory.get(captchaKey('sign_in', uuid))) ??
  (await memory.get(captchaKey('register', uuid))) ??
  (await memory.get(sliderKey(uuid)));
