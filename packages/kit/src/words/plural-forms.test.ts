import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@mall/contract/kernel/language.ts';
import { choosePlurals } from '@mall/contract/kernel/plural-forms.ts';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

const said = (text: string, count: number, language: (typeof languages)[number]) =>
  choosePlurals(text, { count }, language).replace('{count}', String(count));

test('one order, two orders', () => {
  const text = '{count} {count:order|orders}';
  expect([0, 1, 2, 1_000_000].map((count) => said(text, count, 'en'))).toEqual(['0 orders', '1 order', '2 orders', '1000000 orders']);
});

test('French counts nothing and one as one, and a million as many', () => {
  const text = '{count} {count:commande|commandes}';
  expect([0, 1, 2, 1_000_000].map((count) => said(text, count, 'fra'))).toEqual([
    '0 commande',
    '1 commande',
    '2 commandes',
    '1000000 commandes',
  ]);
});

test('Russian has three forms', () => {
  const text = '{count} {count:балл|балла|баллов}';
  expect([1, 2, 5, 11, 21, 22, 1.5].map((count) => said(text, count, 'ru'))).toEqual([
    '1 балл',
    '2 балла',
    '5 баллов',
    '11 баллов',
    '21 балл',
    '22 балла',
    '1.5 баллов',
  ]);
});

test('a figure that comes written out is counted too, and what is no figure takes the last form', () => {
  expect(['1', '1,820', '1.2万'].map((count) => choosePlurals('{count:order|orders}', { count }, 'en'))).toEqual([
    'order',
    'orders',
    'orders',
  ]);
});

test('every language that writes forms writes as many as it needs, of a value that the text shows', () => {
  const needed = { zh: 0, en: 2, fra: 2, spa: 2, pt: 2, ru: 3 };
  for (const path of globSync('*/{src,app}/**/words/*.json', { cwd: packages })) {
    const language = languages.find((each) => path.endsWith(`/${each}.json`)) ?? 'zh';
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(join(packages, path), 'utf8')) as Record<string, string>))
      for (const [, name, forms] of text.matchAll(/\{(\w+):([^}]+)\}/g)) {
        expect(forms?.split('|').length, `${path} ${key}`).toBe(needed[language]);
        expect(text, `${path} ${key}`).toContain(`{${name}}`);
      }
  }
});

test('nobody takes a text apart at its placeholder: its forms would be shown as they are written', () => {
  const strays = globSync('{kit/src,web/app}/**/*.{ts,tsx}', { cwd: packages }).filter((path) =>
    /split\(['"`]\{/.test(readFileSync(join(packages, path), 'utf8')),
  );
  expect(strays).toEqual([]);
});
