import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export type Exported = Record<string, unknown>;
type Drawing = {
  readonly files: RegExp;
  /** The code that stands in for the file. */
  readonly draw: (exported: Exported) => string;
  /** Also in the pages that the server renders. */
  readonly everywhere?: boolean;
};

export const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};`;

/** Files that the build runs, so that the browser gets what came of them and not the way there. */
export const drawnInBrowser = (name: string, drawings: readonly Drawing[]): Plugin => ({
  name,
  enforce: 'pre',
  async load(id) {
    const file = id.split('?', 1)[0] ?? id;
    const drawing = drawings.find(({ files, everywhere }) => files.test(file) && (everywhere || this.environment.name === 'client'));
    if (!drawing) return undefined;
    this.addWatchFile(file);
    return drawing.draw((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Exported);
  },
});
