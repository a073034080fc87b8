import { readFileSync } from 'node:fs';

const folder = new URL('../../../../deploy/', import.meta.url);

/** A file of `deploy/` with the addresses of this box: what is tried is what is deployed. A text that is not in it would stay unnoticed, and throws. */
export const renderDeploy = (name: string, changes: readonly (readonly [from: string, to: string])[]): string => {
  let text = readFileSync(new URL(name, folder), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
};

/** What a file of `NAME=value` lines says, as systemd reads it. */
export const readLines = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
