import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { slowerThan } from '../testing/slower-than.ts';
import { readXlsx } from './read-xlsx.ts';
import { writeXlsx } from './xlsx.ts';

const bounds = { rows: 100, columns: 4, unpackedBytes: 100_000 };

/** A workbook of these parts, as any program packs it. */
const pack = (parts: Record<string, string>, lie?: number): Buffer => {
  const [files, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(lie ?? text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
};
const sheet = (rows: string) => ({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('reading a workbook', () => {
  it('gives back what was written', async () => {
    const rows = [
      ['姓名', '手机号'],
      ['A & <B>', 13812345678],
    ];
    expect(await readXlsx(await writeXlsx({ name: '表', rows }), bounds)).toEqual({
      rows: [
        ['姓名', '手机号'],
        ['A & <B>', '13812345678'],
      ],
    });
  });

  it('knows shared strings, runs, gaps between cells and empty rows', async () => {
    const parts = {
      'xl/sharedStrings.xml':
        '<sst><si><t>一</t></si><si><r><t>二</t></r><r><t xml:space="preserve"> 三</t></r><rPh sb="0"><t>er</t></rPh></si></sst>',
      ...sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="B3"><v>7</v></c><c r="ZZ3"><v>9</v></c></row><row r="4"/>',
      ),
    };
    expect(await readXlsx(pack(parts), bounds)).toEqual({ rows: [['一', '', '二 三'], [], ['', '7']] });
  });

  it('gives text that a database keeps: no control signs, no half of a sign, none cut in two', async () => {
    const row = `<row r="1">${cell('A1', 'a&#0;b&#x1;\u0000c')}${cell('B1', 'a&#xD83D;b')}${cell('C1', `${'a'.repeat(999)}😀`)}</row>`;
    const shared = { 'xl/sharedStrings.xml': '<sst><si><t>a&#0;b</t></si></sst>' };
    const parts = { ...shared, ...sheet(`${row}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`) };
    expect(await readXlsx(pack(parts), bounds)).toEqual({ rows: [['abc', 'a\ufffdb', 'a'.repeat(999)], ['ab']] });
  });

  it('reads the signs that programs write by their number, and what only looks so', async () => {
    const row = `<row r="1">${cell('A1', 'YJV_x000D_')}${cell('B1', 'a_x000D_\nb')}${cell('C1', 'a_x005F_x000D_')}${cell('D1', 'a_x000B_b_xD83D_')}</row>`;
    expect(await readXlsx(pack(sheet(row)), bounds)).toEqual({ rows: [['YJV', 'a\r\nb', 'a_x000D_', 'a b\ufffd']] });
  });

  it('unpacks no more than it may, whatever the directory claims', async () => {
    const bomb = sheet(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'0'.repeat(5_000_000)}</t></is></c></row>`);
    expect(await readXlsx(pack(bomb), bounds)).toEqual({ fault: 'large' });
    expect(await readXlsx(pack(bomb, 10), bounds)).toEqual({ fault: 'large' });
  });

  it('refuses a row beyond the last, many parts and what is no archive', async () => {
    expect(await readXlsx(pack(sheet('<row r="101"><c r="A101"><v>1</v></c></row>')), bounds)).toEqual({ fault: 'large' });
    expect(await readXlsx(pack(sheet('<row r="1e9"><c r="A1"><v>1</v></c></row>')), bounds)).toEqual({ fault: 'large' });
    expect(await readXlsx(pack(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}`, '']))), bounds)).toEqual({
      fault: 'large',
    });
    for (const bytes of ['', 'PK', 'PK\u0005\u0006', `PK\u0005\u0006${'\u00ff'.repeat(30)}`])
      expect(await readXlsx(Buffer.from(bytes, 'latin1'), bounds)).toEqual({ fault: expect.any(String) });
  });

  it('reads no more tags than a sheet of people can have, and no more of a cell than a field can hold', async () => {
    const wide = { ...bounds, unpackedBytes: 4_000_000 };
    expect(await readXlsx(pack(sheet('<a>'.repeat(200_001))), wide)).toEqual({ fault: 'large' });
    expect(await readXlsx(pack({ ...sheet(''), 'xl/sharedStrings.xml': '<si>'.repeat(200_001) }), wide)).toEqual({ fault: 'large' });
    const read = await readXlsx(pack(sheet(`<row r="1"><c r="A1"><v>${'长'.repeat(100_000)}</v></c></row>`)), wide);
    expect('rows' in read && read.rows[0]?.[0]?.length).toBe(1000);
  });

  describe('takes no longer for a sheet that is made to be slow than for a harmless one of its size', () => {
    const size = 600_000;
    const wide = { rows: 100_000, columns: 4, unpackedBytes: 4_000_000 };
    const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length));
    const harmless = pack(sheet(fill('<row><c t="inlineStr"><is><t>四平</t></is></c></row>')));
    const inStrings = (text: string) => ({ ...sheet(''), 'xl/sharedStrings.xml': `<sst><si>${text}</si></sst>` });
    const inCell = (text: string) => sheet(`<row r="1"><c r="A1" t="inlineStr">${text}</c></row>`);
    const worst: Record<string, Record<string, string>> = {
      'spoken runs that do not end': inStrings(fill('<rPh>')),
      'texts that do not end': inStrings(fill('<t ')),
      'empty strings': inStrings(fill('</si><si>')),
      'values that do not end': sheet(`<row r="1"><c r="A1">${fill('<v ')}</c></row>`),
      'values within values': sheet(`<row r="1"><c r="A1">${fill('<v>')}</c></row>`),
      'texts within texts': inCell(fill('<t>')),
      'rows that do not end': sheet(fill('<row')),
      'rows within rows': sheet(fill('<row r="1">')),
      'a tag of nothing but attributes': sheet(`<row${fill(' r="')}>`),
      'a tag of nothing but blanks': sheet(`<row r="1"><c${fill(' ')}><v>1</v></c></row>`),
      'signs by their numbers': inCell(`<t>${fill('&#x1')}</t>`),
      ampersands: inCell(fill('<t>&</t>')),
    };
    it.each(Object.keys(worst))('%s', async (name) => {
      const bytes = pack(worst[name] ?? {});
      expect(
        await slowerThan(
          () => readXlsx(harmless, wide),
          () => readXlsx(bytes, wide),
        ),
      ).toBeLessThan(8);
    });
  });
});
