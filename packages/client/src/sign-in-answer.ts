import { decodeText } from '@mall/contract/wire/base64-text.ts';

/** A failure is a key of the account's words. */
/** `url`: where the server knows that the reader wanted to go. */
export type SignInAnswer = { token: string; url?: string } | { failure: 'loginError1' | 'loginError2' };

const readJson = (data: string): { token?: unknown; uuid?: unknown; url?: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(decodeText(data) ?? '');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the data of a sign-in. The uuid must be the one that was sent, so that an answer to another request signs nobody in. */
export const readSignInAnswer = (data: unknown, sentUuid: string): SignInAnswer => {
  if (typeof data !== 'string') return { failure: 'loginError2' };
  const answer = readJson(data);
  if (!answer || typeof answer.token !== 'string' || answer.token === '') return { failure: 'loginError1' };
  if (answer.uuid !== sentUuid) return { failure: 'loginError2' };
  return { token: answer.token, ...(typeof answer.url === 'string' && { url: answer.url }) };
};
