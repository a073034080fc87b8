import { readSignInAnswer } from '@mall/client/sign-in-answer.ts';
import { safeReturn } from '../kernel/guard.ts';

export type SignInParts = {
  /** The number that went out with the request and must come back. */
  uuid: string;
  ask: () => Promise<unknown>;
  storeToken: (token: string) => unknown;
  mergeCart: () => Promise<unknown>;
  clearAnswers: () => void;
  /** Where to go then: the first that lies on this site. */
  targets: readonly (string | null | undefined)[];
};

export type SignedIn = { to: string } | { failure: 'loginError1' | 'loginError2' };

/** Every way of signing in ends here. A refusal of the server is thrown on; a basket that cannot be merged stops nobody. */
export const signIn = async ({ uuid, ask, storeToken, mergeCart, clearAnswers, targets }: SignInParts): Promise<SignedIn> => {
  const answer = readSignInAnswer(await ask(), uuid);
  if ('failure' in answer) return answer;
  await storeToken(answer.token);
  await mergeCart().catch(() => undefined);
  clearAnswers();
  return { to: [answer.url, ...targets].map(safeReturn).find((target) => target !== undefined) ?? '/' };
};
