import { languages } from '@mall/contract/kernel/language.ts';
import { readBill } from '@mall/grammar/read-bill.ts';
import { describe, expect, it } from 'vitest';
import { oneFile } from '../testing/one-file.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { readListSheet, writeListTemplate } from './list-sheet.ts';
import { readBillSheet } from './match/read-sheet.ts';
import { writeResult, writeTemplate } from './match/write-sheets.ts';

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

describe.each(languages)('sheets to fill in %s', (language) => {
  it('of a list are read again', async () => {
    const [line] = await readListSheet(oneFile(await writeListTemplate(language)));
    expect(line).toMatchObject({ row: 2, num: '10', code: expect.stringMatching(/-0001$/u), remark: expect.stringMatching(/./u) });
    expect(isHan(JSON.stringify(line))).toBe(language === 'zh');
  });

  it('of materials are read again, each column by its head', async () => {
    const file = await writeTemplate(language);
    const { lines, columns } = readBill(await readBillSheet(file), { lines: 10, others: 10 });
    expect(columns.map(({ id }) => id)).toEqual(['line', 'code', 'name', 'spec', 'unit', 'quantity', 'brand', 'remark']);
    expect(lines.map(({ text, quantity }) => [text, quantity])[1]).toEqual(['塑壳断路器 250A/3P 35kA', '12']);
    expect(sheetRows(file)[0]?.some(isHan)).toBe(language === 'zh');
  });

  it('what came of it has heads of its language', async () => {
    const [heads = []] = sheetRows(await writeResult([], language));
    expect(heads).toHaveLength(12);
    expect(heads.some(isHan)).toBe(language === 'zh');
  });
});
