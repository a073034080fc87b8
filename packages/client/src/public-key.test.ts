import { describe, expect, it } from 'vitest';
import { createPublicKeySource } from './public-key.ts';

const key = (digit: string) => `04${digit.repeat(128)}`;

describe('the public key', () => {
  it('comes from the page when it stands there', async () => {
    const source = createPublicKeySource(
      () => Promise.reject(new Error('asked')),
      () => key('a'),
    );
    expect(await source.read()).toBe(key('a'));
  });

  it('is asked for once, however many calls wait for it', async () => {
    let asked = 0;
    const source = createPublicKeySource(
      async () => ({ publicKey: key(String((asked += 1))) }),
      () => undefined,
    );
    expect(await Promise.all([source.read(), source.read(), source.read()])).toEqual([key('1'), key('1'), key('1')]);
    expect(await source.refresh()).toBe(key('2'));
    expect(await source.read()).toBe(key('2'));
  });

  it('is asked for again after a failure', async () => {
    const answers = [new Error('offline'), { publicKey: 'nonsense' }, { publicKey: key('b') }];
    const source = createPublicKeySource(
      async () => {
        const answer = answers.shift();
        if (answer instanceof Error || !answer) throw answer;
        return answer;
      },
      () => 'no key',
    );
    await expect(source.read()).rejects.toThrow('offline');
    await expect(source.read()).rejects.toThrow('no public key');
    expect(await source.read()).toBe(key('b'));
  });
});
