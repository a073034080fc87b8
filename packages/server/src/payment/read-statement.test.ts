import { describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { slowerThan } from '../testing/slower-than.ts';
import { readCsv } from './read-csv.ts';
import { readStatement } from './read-statement.ts';
import { readStatementApart } from './read-statement-apart.ts';
import { readXml } from './read-xml.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusalOf = (text: string): string => {
  try {
    readStatement(bytes(text));
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${JSON.stringify(error.values)}`;
  }
  return 'read';
};
const heads = '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号';
const csv = (...rows: string[]) => [heads, ...rows].join('\r\n');

const cells = (sign: string, length: number) => async () => void readCsv(sign.repeat(length), 1_000_000);
const elements = (sign: string, length: number) => async () => void readXml(`<a>${sign.repeat(length)}</a>`);

describe('a statement as CSV', () => {
  it('is read with its quotes, groups of figures and either direction', () => {
    const { format, lines } = readStatement(
      bytes(
        `\ufeff${csv('A1,62 00,2026-11-12 09:12:00,贷,"1,234.50",岚江,"1","说""好""，货款",P1', 'A2,6200,20261112,借,0.01,,,退款,R1')}`,
      ),
    );
    expect(format).toBe('csv');
    expect(lines).toEqual([
      {
        row: 2,
        lineNo: 'A1',
        accountNo: '6200',
        date: '2026-11-12 09:12:00',
        direction: 'in',
        amountFen: 123_450,
        partyName: '岚江',
        partyAccount: '1',
        remark: '说"好"，货款',
        reference: 'P1',
      },
      expect.objectContaining({ lineNo: 'A2', date: '2026-11-12 00:00:00', direction: 'out', amountFen: 1, reference: 'R1' }),
    ]);
  });

  it('is found below what a bank writes over its heads, and in the letters of older banks', () => {
    const gb = Uint8Array.from(Buffer.from('d5cbbbe7', 'hex'));
    expect(() => readStatement(gb)).toThrow();
    expect(readStatement(bytes(`账户：6200\n查询日期：2026-11-12\n${csv('A1,6200,2026-11-12,收入,1.00,,,,')}`)).lines).toHaveLength(1);
  });

  it('names the row and the field that cannot be read, and takes nothing then', () => {
    expect(refusalOf(csv('A1,6200,2026-11-12,贷,1.00,,,,', 'A2,6200,2026-02-30,贷,1.00,,,,'))).toBe(
      'payment.statement_row {"row":3,"field":"交易时间"}',
    );
    expect(refusalOf(csv('A1,6200,2026-11-12,贷,1.005,,,,'))).toContain('金额');
    expect(refusalOf(csv('A1,6200,2026-11-12,贷,0.00,,,,'))).toContain('金额');
    expect(refusalOf(csv('A1,6200,2026-11-12,?,1.00,,,,'))).toContain('借贷标志');
    for (const word of ['constructor', 'toString', '__proto__'])
      expect(refusalOf(csv(`A1,6200,2026-11-12,${word},1.00,,,,`)), word).toContain('借贷标志');
    expect(refusalOf(csv(',6200,2026-11-12,贷,1.00,,,,'))).toContain('交易流水号');
    for (const text of ['', 'a,b\n1,2', '\u0000\u0001', '{"a":1}']) expect(refusalOf(text), text).toContain('statement_unreadable');
    // A day on which nothing moved.
    expect(refusalOf(heads)).toContain('statement_empty');
  });

  it('takes no day that is still to come', () => {
    expect(refusalOf(csv('A1,6200,9999-12-31,贷,1.00,,,,'))).toBe('payment.statement_row {"row":2,"field":"交易时间"}');
    const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
    expect(refusalOf(csv(`A1,6200,${tomorrow},贷,1.00,,,,`))).toBe('read');
  });

  it('names a number that comes a second time with other money', () => {
    const { lines, leftOut } = readStatement(
      bytes(csv('A1,6200,2026-11-12,贷,5.00,,,,', 'A1,6200,2026-11-12,贷,7.00,,,,', 'A1,6200,2026-11-12,贷,5.00,,,,')),
    );
    expect(lines.map(({ amountFen }) => amountFen)).toEqual([500]);
    expect(leftOut).toEqual([{ row: 3, lineNo: 'A1', why: 'repeated' }]);
  });

  it('is read beside everything else when it is long', async () => {
    let turns = 0;
    const next = () => {
      turns += 1;
      waiting = setImmediate(next);
    };
    let waiting = setImmediate(next);
    const rows = Array.from({ length: 2000 }, (_, nth) => `A${nth},6200,2026-11-12,贷,5.00,,,,`);
    const { lines } = await readStatementApart(bytes(csv(...rows)));
    clearImmediate(waiting);
    expect(lines).toHaveLength(2000);
    expect(turns).toBeGreaterThan(5);
    await expect(readStatementApart(bytes(','.repeat(100_000)))).rejects.toThrow('statement_unreadable');
  });

  it('cuts no sign in half', () => {
    const [line] = readStatement(bytes(csv(`A1,6200,2026-11-12,贷,5.00,${'a'.repeat(119)}😀,,${'a'.repeat(199)}😀,`))).lines;
    expect([line?.partyName, line?.remark]).toEqual(['a'.repeat(119), 'a'.repeat(199)]);
  });

  it('takes a time that grows with its length', async () => {
    for (const sign of ['"', '""', ',', '\n', '"a', 'a\r\n'])
      expect(await slowerThan(cells(sign, 40_000), cells(sign, 400_000)), sign).toBeLessThan(50);
  });
});

const camt = (entries: string, account = '<Othr><Id>6200</Id></Othr>') => `<?xml version="1.0"?><!-- bank -->
<d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><d:BkToCstmrStmt><d:Stmt><d:Acct><d:Id>${account.replaceAll(/<(\/?)/g, '<$1d:')}</d:Id></d:Acct>${entries.replaceAll(/<(\/?)(?!!)/g, '<$1d:')}</d:Stmt></d:BkToCstmrStmt></d:Document>`;
const entry = (inside: string, amount = '<Amt Ccy="CNY">1234.50</Amt>') =>
  `<Ntry><NtryRef>N1</NtryRef>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-12</Dt></BookgDt>${inside}</Ntry>`;

const dateAt = (time: string) =>
  readStatement(bytes(camt(entry('').replace('<Dt>2026-11-12</Dt>', `<DtTm>${time}</DtTm>`)))).lines[0]?.date;

describe('a statement as camt.053', () => {
  it('files a time of another zone under its day in China', () => {
    expect(dateAt('2026-11-11T23:30:00Z')).toBe('2026-11-12 07:30:00');
    expect(dateAt('2026-11-12T07:30:00+08:00')).toBe('2026-11-12 07:30:00');
    expect(dateAt('2026-11-12T07:30:00')).toBe('2026-11-12 07:30:00');
  });

  it('is read whatever its prefix, with payer, words and reference', () => {
    const details = `<NtryDtls><TxDtls><Refs><EndToEndId>P1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>A &amp; B &#x7535;</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>货款</Ustrd><Ustrd><![CDATA[418276 & 1]]></Ustrd></RmtInf></TxDtls></NtryDtls>`;
    const { format, lines } = readStatement(bytes(camt(entry(details))));
    expect(format).toBe('camt053');
    expect(lines).toEqual([
      {
        row: 1,
        lineNo: 'N1',
        accountNo: '6200',
        date: '2026-11-12 00:00:00',
        direction: 'in',
        amountFen: 123_450,
        partyName: 'A & B 电',
        partyAccount: '',
        remark: '货款 418276 & 1',
        reference: 'P1',
      },
    ]);
  });

  it('is as many lines as an entry stands for, turns what is reversed, and leaves out what is not booked', () => {
    const two = `<NtryDtls><TxDtls><Amt Ccy="CNY">1000.00</Amt></TxDtls><TxDtls><Amt Ccy="CNY">234.50</Amt></TxDtls></NtryDtls>`;
    expect(readStatement(bytes(camt(entry(two)))).lines.map(({ lineNo, amountFen }) => [lineNo, amountFen])).toEqual([
      ['N1#1', 100_000],
      ['N1#2', 23_450],
    ]);
    for (const [said, direction] of [
      ['true', 'out'],
      ['1', 'out'],
      ['false', 'in'],
      ['0', 'in'],
    ])
      expect(readStatement(bytes(camt(entry(`<RvslInd>${said}</RvslInd>`)))).lines[0]?.direction).toBe(direction);
    const booked = entry('').replace('N1', 'N2');
    for (const status of ['PDNG', 'INFO'])
      expect(readStatement(bytes(camt(entry('').replace('BOOK', status) + booked)))).toMatchObject({
        lines: [{ lineNo: 'N2', row: 2 }],
        leftOut: [{ row: 1, lineNo: 'N1', why: 'not_booked' }],
      });
    expect(refusalOf(camt(entry('').replace('BOOK', 'PDNG')))).toContain('statement_empty');
  });

  it('is refused where it does not say in which direction, whether it is booked, or how its sum comes about', () => {
    expect(refusalOf(camt(entry('').replace('<CdtDbtInd>CRDT</CdtDbtInd>', '')))).toContain('CdtDbtInd');
    expect(refusalOf(camt(entry('').replace('BOOK', 'LATER')))).toContain('Sts');
    expect(refusalOf(camt(entry('<RvslInd>maybe</RvslInd>')))).toContain('RvslInd');
    for (const word of ['constructor', '__proto__']) {
      expect(refusalOf(camt(entry('').replace('BOOK', word))), word).toContain('Sts');
      expect(refusalOf(camt(entry('').replace('CRDT', word))), word).toContain('CdtDbtInd');
      expect(refusalOf(camt(entry(`<RvslInd>${word}</RvslInd>`))), word).toContain('RvslInd');
    }
    for (const nothing of ['&#0;', '&#x0;']) expect(refusalOf(camt(entry(`<AddtlNtryInf>a${nothing}b</AddtlNtryInf>`)))).toBe('read');
    const two = `<NtryDtls><TxDtls><Amt Ccy="CNY">100.00</Amt></TxDtls><TxDtls><Amt Ccy="CNY">200.00</Amt></TxDtls></NtryDtls>`;
    expect(refusalOf(camt(entry(two, '<Amt Ccy="CNY">15.00</Amt>')))).toContain('TxDtls');
    expect(refusalOf(camt(entry(two, '<Amt Ccy="CNY">300.00</Amt>')))).toBe('read');
  });

  it('has no halves of signs', () => {
    const [nothing] = readStatement(bytes(camt(entry('<AddtlNtryInf>a&#0;&#x0;b</AddtlNtryInf>')))).lines;
    expect(nothing?.remark).not.toContain('\u0000');
    const [line] = readStatement(bytes(camt(entry('<AddtlNtryInf>a&#xDFFF;&#xD800;b</AddtlNtryInf>').replace('N1', 'N&#xD800;1')))).lines;
    expect([line?.lineNo, line?.remark]).toEqual(['N1', 'ab']);
  });

  it('is refused in another currency, without a number, or as another kind of document', () => {
    expect(refusalOf(camt(entry('', '<Amt Ccy="EUR">1.00</Amt>')))).toContain('Ccy');
    expect(refusalOf(camt(entry('').replace('<NtryRef>N1</NtryRef>', '')))).toContain('AcctSvcrRef');
    for (const text of [
      '<a/>',
      '<a>',
      '<a></b>',
      '<',
      '<!DOCTYPE a [<!ENTITY x "y">]><Document/>',
      `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`,
    ])
      expect(refusalOf(text), text.slice(0, 30)).toContain('statement_unreadable');
  });

  it('takes a time that grows with its length', async () => {
    for (const sign of ['<b/>', '<', '<!--', '&amp;', '&', '<b x="', '<b></b>', '<![CDATA[', 'x'])
      expect(await slowerThan(elements(sign, 10_000), elements(sign, 100_000)), sign).toBeLessThan(50);
  });
});
