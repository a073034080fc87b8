import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot, settingNames } from '../kernel/config.ts';
import { isTest, readSource as read, rooms, sources } from './sources.ts';

const beside = {
  contract: ['kernel', 'wire'],
  server: ['kernel', 'gateways', 'jobs', 'docs', 'web', 'testing'],
  // `centre` is put together of what the rooms give: to the right of all.
  web: ['kernel', 'shell', 'centre'],
} as const;
const folders = (pattern: string) => [...new Set(globSync(pattern, { cwd: projectRoot }).map((path) => path.split('/')[3] as string))];

describe('the house', () => {
  it('has the same rooms in contract, server and web', () => {
    expect(folders('packages/contract/src/*/*.ts').filter((name) => ![...rooms, ...beside.contract].includes(name))).toEqual([]);
    expect(folders('packages/server/src/*/*.ts').filter((name) => ![...rooms, ...beside.server].includes(name))).toEqual([]);
    expect(folders('packages/web/app/*/*.{ts,tsx}').filter((name) => ![...rooms, ...beside.web].includes(name))).toEqual([]);
  });

  it('has no file over 300 lines, no barrel and no utils', () => {
    expect(sources.filter((path) => read(path).split('\n').length > 301 && !/\.test\.tsx?$|\/routes\.table\.ts$/.test(path))).toEqual([]);
    expect(sources.filter((path) => /\/(index|utils|helpers|common|service)\.tsx?$/.test(path))).toEqual([]);
  });

  it('asks a browser for nothing that it keeps from pages over plain http', () => {
    const kept =
      /randomUUID|crypto\.subtle|navigator\.(clipboard|serviceWorker|geolocation|mediaDevices|credentials|locks|storage)|\bcaches\b/;
    // Goes without where there is none: there each window that is looked at listens for itself.
    const goesWithout = 'packages/kit/src/live/follow-member.ts';
    const strays = sources
      .filter(
        (path) => /packages\/(client|contract|ui|kit|web|counter|seller|operations)\//.test(path) && !isTest(path) && path !== goesWithout,
      )
      .filter((path) => kept.test(read(path).replace(/\/\*\*[^]*?\*\/|\/\/.*/g, '')));
    expect(strays).toEqual([]);
  });

  it('keeps SM cryptography out of the first load', () => {
    const eager = sources
      .filter((path) => /packages\/(client|kit|web|counter|seller|operations)\//.test(path) && !isTest(path))
      .filter((path) => /^import[^;]*sm-(browser|crypto)/m.test(read(path).replace(/^import type.*$/gm, '')));
    expect(eager).toEqual([]);
  });
});

const keys = (path: string) => JSON.parse(read(path)) as Record<string, string>;

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join();

const compareWords = (zh: string, language: string) => {
  const chinese = keys(zh);
  const other = keys(zh.replace('zh.json', `${language}.json`));
  expect(Object.keys(other).toSorted(), `${zh} in ${language}`).toEqual(Object.keys(chinese).toSorted());
  const untranslated = Object.entries(other).filter(
    ([key, text]) => text === '' || (/\p{Script=Han}/u.test(text) && chinese[key] === text),
  );
  expect(untranslated, `${zh} in ${language}`).toEqual([]);
  const lost = Object.entries(other).filter(([key, text]) => placeholders(text) !== placeholders(chinese[key] ?? ''));
  expect(lost, `${zh} in ${language}`).toEqual([]);
};

describe('words', () => {
  it('say every key in all six languages', () => {
    for (const zh of globSync('packages/{kit/src,web/app}/**/words/zh.json', { cwd: projectRoot }))
      for (const language of ['en', 'fra', 'spa', 'pt', 'ru']) compareWords(zh, language);
  });

  it('say every key in English too where stores from abroad work', () => {
    for (const zh of globSync('packages/{counter,seller}/src/**/words/zh.json', { cwd: projectRoot })) compareWords(zh, 'en');
  });
});

describe('configuration', () => {
  it('explains every setting in one file', () => {
    const manual = read('docs/configuration.md');
    expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});
