import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRoot } from '../kernel/config.ts';

/** From left to right: a room may import only rooms to its left. */
export const rooms: readonly string[] = [
  'download',
  'account',
  'content',
  'company',
  'store',
  'catalogue',
  'search',
  'marketing',
  'member',
  'credit',
  'project',
  'approval',
  'order',
  'cart',
  'payment',
  'after-sale',
  'review',
  'invoice',
  'agreement',
  'billing',
  'inquiry',
  'procurement',
  'open',
  'punchout',
  'figures',
];

/** Every file of code, by its path in the project. */
export const sources: readonly string[] = globSync('packages/*/{src,app,demo}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (path) => !path.includes('node_modules'),
);

export const readSource = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

export const importsOf = (path: string): string[] =>
  [...readSource(path).matchAll(/(?:from|import)\s*\(?\s*(?:\/\*[^]*?\*\/\s*)?['"`]([^'"`$]+)['"`]/g)].map((match) => match[1] as string);

/** The file of the project that an import names; undefined for a package from outside. */
const fileNamed = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return relative(projectRoot, resolve(projectRoot, dirname(from), name));
  const own = /^@mall\/([a-z0-9]+)\/(.+)$/.exec(name);
  return own ? `packages/${own[1]}/${own[2]?.startsWith('demo/') ? '' : 'src/'}${own[2]}` : undefined;
};

export const filesImportedBy = (path: string): string[] =>
  importsOf(path)
    .map((name) => fileNamed(path, name))
    .filter((name) => name !== undefined);

/** `packages/server/src/order/place-order.ts` stands in `order`. */
export const roomOf = (path: string): string => path.split('/')[3] ?? '';
