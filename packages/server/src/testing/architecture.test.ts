import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, settingNames } from '../kernel/config.ts';

/** From left to right; a server room may import only rooms to its left. */
const rooms = [
  'account',
  'content',
  'company',
  'store',
  'catalogue',
  'search',
  'marketing',
  'member',
  'credit',
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
];
const beside = {
  contract: ['kernel', 'wire'],
  server: ['kernel', 'gateways', 'jobs', 'docs', 'web', 'testing'],
  web: ['kernel', 'shell'],
} as const;
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  grammar: [],
  client: ['contract'],
  ui: [],
  sandbox: [],
  server: ['contract', 'grammar', 'sandbox'],
  kit: ['contract', 'client', 'ui'],
  web: ['contract', 'grammar', 'client', 'ui', 'kit'],
  e2e: ['contract', 'server', 'client'],
  bench: ['contract', 'server', 'client'],
};

const sources = globSync('packages/*/{src,app,demo}/**/*.{ts,tsx}', { cwd: projectRoot }).filter((path) => !path.includes('node_modules'));
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] as string);
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const folders = (pattern: string) => [...new Set(globSync(pattern, { cwd: projectRoot }).map((path) => path.split('/')[3] as string))];

describe('the house', () => {
  it('has the same rooms in contract, server and web', () => {
    expect(folders('packages/contract/src/*/*.ts').filter((name) => ![...rooms, ...beside.contract].includes(name))).toEqual([]);
    expect(folders('packages/server/src/*/*.ts').filter((name) => ![...rooms, ...beside.server].includes(name))).toEqual([]);
    expect(folders('packages/web/app/*/*.{ts,tsx}').filter((name) => ![...rooms, ...beside.web].includes(name))).toEqual([]);
  });

  it('lets a package import only what stands under it', () => {
    const strays = sources.flatMap((path) => {
      const own = path.split('/')[1] as string;
      return importsOf(path)
        .map((name) => /^@mall\/([a-z0-9]+)/.exec(name)?.[1])
        .filter((other) => other !== undefined && other !== own && !mayImport[own]?.includes(other))
        .map((other) => `${path} -> ${other}`);
    });
    expect(strays).toEqual([]);
  });

  it('lets a server room import only rooms to its left', () => {
    const strays = sources
      .filter((path) => path.startsWith('packages/server/src/') && !isTest(path))
      .flatMap((path) => {
        const from = path.split('/')[3] as string;
        const place = rooms.indexOf(from);
        const others = importsOf(path)
          .filter((name) => name.startsWith('.'))
          .map(
            (name) => relative(join(projectRoot, 'packages/server/src'), resolve(projectRoot, dirname(path), name)).split('/')[0] as string,
          );
        if (place >= 0) return others.filter((other) => rooms.indexOf(other) > place).map((other) => `${path} -> ${other}`);
        return from === 'kernel' || from === 'gateways'
          ? others.filter((other) => rooms.includes(other)).map((other) => `${path} -> ${other}`)
          : [];
      });
    expect(strays).toEqual([]);
  });

  it('lets a web room import only rooms to its left, and the shell', () => {
    const strays = sources
      .filter((path) => path.startsWith('packages/web/app/') && !isTest(path))
      .flatMap((path) => {
        const place = rooms.indexOf(path.split('/')[3] as string);
        return importsOf(path)
          .filter((name) => name.startsWith('..'))
          .map((name) => relative(join(projectRoot, 'packages/web/app'), resolve(projectRoot, dirname(path), name)).split('/')[0] as string)
          .filter((other) => place >= 0 && rooms.indexOf(other) > place)
          .map((other) => `${path} -> ${other}`);
      });
    expect(strays).toEqual([]);
  });

  it('has no file over 300 lines, no barrel and no utils', () => {
    expect(sources.filter((path) => read(path).split('\n').length > 301 && !/\.test\.tsx?$|\/routes\.table\.ts$/.test(path))).toEqual([]);
    expect(sources.filter((path) => /\/(index|utils|helpers|common|service)\.tsx?$/.test(path))).toEqual([]);
  });

  it('asks a browser for nothing that it keeps from pages over plain http', () => {
    const kept =
      /randomUUID|crypto\.subtle|navigator\.(clipboard|serviceWorker|geolocation|mediaDevices|credentials|locks|storage)|\bcaches\b/;
    const strays = sources
      .filter((path) => /packages\/(client|contract|ui|kit|web)\//.test(path) && !isTest(path))
      .filter((path) => kept.test(read(path).replace(/\/\*\*[^]*?\*\/|\/\/.*/g, '')));
    expect(strays).toEqual([]);
  });

  it('keeps SM cryptography out of the first load', () => {
    const eager = sources
      .filter((path) => /packages\/(client|kit|web)\//.test(path) && !isTest(path))
      .filter((path) => /^import[^;]*sm-(browser|crypto)/m.test(read(path).replace(/^import type.*$/gm, '')));
    expect(eager).toEqual([]);
  });
});

describe('words', () => {
  it('say every key in all six languages', () => {
    for (const zh of globSync('packages/{kit/src,web/app}/**/words/zh.json', { cwd: projectRoot })) {
      const keys = (path: string) => JSON.parse(read(path)) as Record<string, string>;
      const chinese = keys(zh);
      for (const language of ['en', 'fra', 'spa', 'pt', 'ru']) {
        const other = keys(zh.replace('zh.json', `${language}.json`));
        expect(Object.keys(other).toSorted(), `${zh} in ${language}`).toEqual(Object.keys(chinese).toSorted());
        const untranslated = Object.entries(other).filter(
          ([key, text]) => text === '' || (/\p{Script=Han}/u.test(text) && chinese[key] === text),
        );
        expect(untranslated, `${zh} in ${language}`).toEqual([]);
        const lost = Object.entries(other).filter(([key, text]) => placeholders(text) !== placeholders(chinese[key] ?? ''));
        expect(lost, `${zh} in ${language}`).toEqual([]);
      }
    }
  });
});

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join();

describe('configuration', () => {
  it('explains every setting in one file', () => {
    const manual = read('docs/configuration.md');
    expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});
