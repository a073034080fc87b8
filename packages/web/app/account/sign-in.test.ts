import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { describe, expect, it } from 'vitest';
import { type SignInParts, signIn } from './sign-in.ts';

const answer = (value: unknown) => encodeText(JSON.stringify(value));

const setUp = (given: Partial<SignInParts> = {}) => {
  const did: string[] = [];
  const parts: SignInParts = {
    uuid: 'u1',
    ask: async () => answer({ token: 't', uuid: 'u1' }),
    storeToken: (token) => did.push(`token ${token}`),
    mergeCart: async () => did.push('merge'),
    clearAnswers: () => did.push('clear'),
    targets: [],
    ...given,
  };
  return { parts, did };
};

const to = async (...targets: (string | null)[]) => signIn(setUp({ targets }).parts);

describe('signing in', () => {
  it('stores the token, merges the basket, forgets what was asked before, and goes home', async () => {
    const { parts, did } = setUp();
    expect(await signIn(parts)).toEqual({ to: '/' });
    expect(did).toEqual(['token t', 'merge', 'clear']);
  });

  it('signs nobody in by an answer to another request', async () => {
    const { parts, did } = setUp({ ask: async () => answer({ token: 't', uuid: 'other' }) });
    expect(await signIn(parts)).toEqual({ failure: 'loginError2' });
    expect(did).toEqual([]);
  });

  it('tells what cannot be decoded from what is no text', async () => {
    for (const data of ['!!', encodeText('no json'), answer({ uuid: 'u1' }), ''])
      expect(await signIn(setUp({ ask: async () => data }).parts)).toEqual({ failure: 'loginError1' });
    for (const data of [null, 7, { token: 't', uuid: 'u1' }])
      expect(await signIn(setUp({ ask: async () => data }).parts)).toEqual({ failure: 'loginError2' });
  });

  it('hands a refusal on and stores nothing', async () => {
    const { parts, did } = setUp({ ask: () => Promise.reject(new Error('refused')) });
    await expect(signIn(parts)).rejects.toThrow('refused');
    expect(did).toEqual([]);
  });

  it('goes in although the basket could not be merged', async () => {
    const { parts, did } = setUp({ mergeCart: () => Promise.reject(new Error('no')) });
    expect(await signIn(parts)).toEqual({ to: '/' });
    expect(did).toEqual(['token t', 'clear']);
  });

  it('goes back to the first place that lies on this site', async () => {
    expect(await to(null, '/shoppingCar?x=1')).toEqual({ to: '/shoppingCar?x=1' });
    expect(await to('/fillOrder', '/shoppingCar')).toEqual({ to: '/fillOrder' });
    expect(await to('https://evil.example', '//evil.example', '/\\evil.example', '/login?back=/x')).toEqual({ to: '/' });
  });
});
