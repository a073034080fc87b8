import { globSync, readFileSync } from 'node:fs';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { describe, expect, it } from 'vitest';
import { localKeys, sessionKeys } from './session-keys.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const table = read('docs/browser-keys.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, key]) => key?.startsWith('`'));
const named = (where: string) => table.filter((row) => row[2] === where).map(([, key = '']) => key.replaceAll('`', ''));

const sources = globSync('packages/{client,kit,web,counter,seller,operations,ui}/{src,app}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\/testing\//.test(path),
);
const using = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path))).toSorted();

describe('the table of what the browser keeps', () => {
  it('names every key of the code, and no other', () => {
    expect(named('cookie').toSorted()).toEqual(Object.values(cookieNames).toSorted());
    expect(named('local').toSorted()).toEqual(Object.values(localKeys).toSorted());
    // The last is the router's own.
    expect(named('session').toSorted()).toEqual([...Object.values(sessionKeys), 'react-router-scroll-positions'].toSorted());
  });

  it('is whole, because whoever keeps something takes its name from the list', () => {
    expect(using(/localStorage[?.]*\.setItem/)).toEqual(['packages/client/src/session-keys.ts']);
    expect(using(/document\.cookie\s*=/)).toEqual([]);
    // The drafts of orders are named by who uses them.
    expect(using(/sessionStorage[?.]*\.setItem/).filter((path) => !/sessionKeys\./.test(read(path)))).toEqual([
      'packages/web/app/cart/use-draft.ts',
    ]);
  });

  it.each(Object.entries(localKeys))('says where %s is read', (name, key) => {
    const row = table.find(([, cell]) => cell === `\`${key}\``);
    const readers = using(new RegExp(`readLocal\\(localKeys\\.${name}\\)|const key = localKeys\\.${name};`));
    expect(readers.length === 0, `${key} is read by ${readers.join()}`).toBe(row?.[4]?.startsWith('by nothing'));
  });
});
