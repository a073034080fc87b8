import { describe, expect, it } from 'vitest';
import { entryOf, withoutEntry } from './partner-link.ts';

const of = (query: string, path = '/') => entryOf(new URL(`http://page${path}?${query}`));

describe('a partner’s link', () => {
  it('is one of three kinds with a mark, and of 3 with its time', () => {
    expect(of('uscTags=3&uscMark=m&timestamp=1760000000000')).toEqual({
      uscTags: '3',
      uscMark: 'm',
      timestamp: '1760000000000',
      waitMs: 0,
    });
    expect(of('uscTags=4&uscMark=m&timestamp=1760000000000')).toEqual({ uscTags: '4', uscMark: 'm', waitMs: 0 });
    expect(of('ticket=t', '/channelDLGYP')).toEqual({ uscTags: 'channel', uscMark: 't', waitMs: 0 });
    expect(of('ticket=t')).toBeUndefined();
    expect(of('uscTags=5&uscMark=m&noNeedLogin=1')).toEqual({ uscTags: '5', uscMark: 'm', waitMs: 1500 });
  });

  it.each(['', 'uscTags=3', 'uscMark=m', 'uscTags=6&uscMark=m', 'uscTags=channel&uscMark=m', `uscTags=4&uscMark=${'m'.repeat(501)}`])(
    'is none with "%.30s"',
    (query) => expect(of(query)).toBeUndefined(),
  );

  it('leaves an address that can be shown', () => {
    expect(withoutEntry('https://mall.example/list?q=1&uscMark=m&uscTags=3&timestamp=1&noNeedLogin=1&isGlobal=1#a')).toBe(
      '/list?q=1&uscTags=3&isGlobal=1#a',
    );
  });
});
