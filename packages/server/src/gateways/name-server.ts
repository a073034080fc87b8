import { Resolver } from 'node:dns/promises';
import type { Config } from '../kernel/config.ts';
import { askOutside } from './ask-outside.ts';

const patienceMs = 3000;
const tries = 2;
const mostBytes = 64 * 1024;

export type NameServer = {
  /** The TXT records of a name; none where there is no such name. */
  readonly readTxt: (name: string) => Promise<readonly string[] | 'away'>;
};

const nobody = new Set(['ENOTFOUND', 'ENODATA']);

const realNames = (): NameServer => {
  const resolver = new Resolver({ timeout: patienceMs, tries });
  return {
    readTxt: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
      } catch (error) {
        return nobody.has(String((error as { code?: unknown }).code)) ? [] : 'away';
      }
    },
  };
};

/** Names of the demo are nobody's: the sandbox says what stands under them. */
const sandboxNames = (site: string): NameServer => ({
  readTxt: async (name) => {
    const url = new URL(`/sandbox/dns?name=${encodeURIComponent(name)}`, site);
    const headers = { accept: 'application/json' };
    const answer = await askOutside({ method: 'GET', url, trusted: true, headers, body: '', patienceMs, mostBytes });
    return typeof answer === 'string' || answer.status !== 200 ? 'away' : (JSON.parse(answer.text) as { texts: string[] }).texts;
  },
});

export const openNameServer = ({ sandboxOn, siteUrl }: Pick<Config, 'sandboxOn' | 'siteUrl'>): NameServer =>
  sandboxOn ? sandboxNames(siteUrl) : realNames();
