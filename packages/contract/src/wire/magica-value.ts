import { randomId } from './random-id.ts';

const shape = /^[0-9a-f]{32}\d{13}$/;

export const magicaPast = 10 * 60_000;
export const magicaAhead = 2 * 60_000;

/** 32 hex characters of a random UUID and the time in ms: makes a request good for one use. */
export const makeMagicaValue = (now: number = Date.now()): string => `${randomId()}${String(now).padStart(13, '0')}`;

/** When the value was made, or undefined when it is none or outside the window. */
export const magicaTime = (value: unknown, now: number): number | undefined => {
  if (typeof value !== 'string' || !shape.test(value)) return undefined;
  const made = Number(value.slice(32));
  return made >= now - magicaPast && made <= now + magicaAhead ? made : undefined;
};
