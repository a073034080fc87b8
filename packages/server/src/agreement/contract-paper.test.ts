import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { unprintable } from '../kernel/pdf/paper-fonts.ts';
import { contractPaper } from './contract-paper.ts';
import { firstTerms } from './first-terms.ts';
import { makeContractFile } from './make-contract-file.ts';
import type { WholeContract } from './whole-contract.ts';

const party = { name: 'A', unifiedCode: '1', representative: 'B', address: 'C', phone: '2', bankName: 'D', bankAccount: '3' };
const contractIn = (language: WholeContract['language']): WholeContract => ({
  id: '1',
  contractSn: 'HT1',
  verifyCode: 'X',
  title: 'T',
  kind: 'order',
  language,
  buyer: party,
  seller: party,
  validFrom: '2026-11-17',
  validTo: '2027-11-16',
  terms: firstTerms('order', language),
  totalFen: 123_456_750,
  orderSn: 'O1',
  parentSn: 'P1',
  lines: [{ seq: 1, name: 'XLPE', specName: '', unit: '千米', num: 1200, unitFen: 100_000, amountFen: 120_000_000 }],
});

/** Everything that a paper says. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) =>
    ['text', 'stack', 'columns', 'table', 'body'].includes(name) ? textsOf(inner) : [],
  );
};

describe.each(languages)('a contract in %s', (language) => {
  it('says everything in its language, in signs that the font has', async () => {
    const said = textsOf(contractPaper(contractIn(language), 'https://mall.example').content).join('\n');
    expect(/\p{Script=Han}/u.test(said)).toBe(language === 'zh');
    expect(unprintable(said)).toBeUndefined();
    expect(said).not.toMatch(/\{\w+\}/u);
    const { pages, partPages } = await makeContractFile(contractIn(language), { siteUrl: 'https://mall.example' });
    expect(partPages.at(-1)).toBeLessThanOrEqual(pages);
  });
});

const saidIn = (language: WholeContract['language']) => textsOf(contractPaper(contractIn(language), '').content).join('\n');

it('writes days, sums and units as they are written there', () => {
  expect(saidIn('zh')).toContain('有效期：2026-11-17 至 2027-11-16');
  expect(saidIn('zh')).toContain('1,234,567.50');
  expect(saidIn('ru')).toContain('17 ноября 2026');
  expect(saidIn('ru')).toMatch(/1\s234\s567,50/u);
  expect(saidIn('fra')).toContain('du 17 novembre 2026 au 16 novembre 2027');
  expect(saidIn('ru')).toContain('км');
});
