import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { oneFile } from '../testing/one-file.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { readSheet, writeTemplate, writeWrongLines } from './people-sheet.ts';

describe.each(languages)('the sheet of people in %s', (language) => {
  it('is read again as it was written', async () => {
    const line = {
      row: 2,
      name: '李四',
      mobile: '13800000009',
      department: '物资部',
      roles: ['采购员'],
      title: '组长',
      limit: '10.00',
      orderLimit: '5.00',
    };
    const sent = await writeWrongLines([{ ...line, reason: 'x' }], language);
    expect(await readSheet(oneFile(sent))).toEqual([line]);
  });

  it('has heads of its language', async () => {
    const [heads = []] = sheetRows(await writeTemplate(language));
    expect(heads).toHaveLength(7);
    expect(heads.some((head) => /\p{Script=Han}/u.test(head))).toBe(language === 'zh');
  });
});
