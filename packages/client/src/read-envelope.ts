import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { headers } from '@mall/contract/wire/headers.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const open = async (sealed: string, answer: Headers, key: string): Promise<unknown> => {
  const { openAnswer } = await import('@mall/contract/wire/sm-browser.ts');
  const text = openAnswer(sealed, answer.get(headers.sm4code) ?? '', answer.get(headers.mac) ?? '', key);
  return text === undefined ? undefined : parse(text);
};

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Envelope>).code === 'number';

/** The envelope of an answer, opened when it came as a string; undefined when it cannot be decrypted or parsed. */
export const readEnvelope = async (text: string, answer: Headers, key: string | undefined): Promise<Envelope | undefined> => {
  const given = parse(text);
  const value = typeof given === 'string' ? key && (await open(given, answer, key)) : given;
  return isEnvelope(value) ? { ...value, msg: String(value.msg ?? ''), errorCode: value.errorCode ?? null } : undefined;
};
