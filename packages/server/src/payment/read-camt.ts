import type { LeftOut } from '@mall/contract/payment/statement.api.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { refuse } from '../kernel/refusal.ts';
import { dateOf, fenOf } from './read-statement-csv.ts';
import { type Element, readXml } from './read-xml.ts';
import type { ReadLine } from './statement-line.ts';

const all = (element: Element | undefined, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );
const one = (element: Element | undefined, ...path: string[]): Element | undefined => all(element, ...path)[0];
const said = (element: Element | undefined, ...path: string[]): string => (one(element, ...path)?.text ?? '').trim();
const first = (...texts: string[]): string => texts.find((text) => text !== '') ?? '';

const currencyOf = (amount: Element | undefined): string => /Ccy\s*=\s*["']([A-Z]{3})["']/.exec(amount?.attributes ?? '')?.[1] ?? '';

/** What is booked counts; what is on its way or only told comes again when it is. Maps: a bank's word may be the name of something that every object has. */
const statuses: ReadonlyMap<string, 'booked' | 'not_booked'> = new Map([
  ['BOOK', 'booked'],
  ['PDNG', 'not_booked'],
  ['INFO', 'not_booked'],
  ['FUTR', 'not_booked'],
]);
const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ['CRDT', 1],
  ['DBIT', -1],
]);
const reversals: ReadonlyMap<string, 1 | -1> = new Map([
  ['true', -1],
  ['1', -1],
  ['false', 1],
  ['0', 1],
  ['', 1],
]);

/** The booked entries of a camt.053 statement; one that stands for several payments is as many lines. Those that are not booked are named. */
export const readCamt = (text: string): { lines: ReadLine[]; leftOut: LeftOut[] } => {
  const root = readXml(text);
  const statements = root?.name === 'Document' ? all(root, 'BkToCstmrStmt', 'Stmt') : [];
  if (statements.length === 0) throw refuse('payment.statement_unreadable');
  const lines: ReadLine[] = [];
  const leftOut: LeftOut[] = [];
  let row = 0;
  for (const statement of statements) {
    const accountNo = accountOf(one(statement, 'Acct'));
    for (const entry of all(statement, 'Ntry')) {
      row += 1;
      const status = statuses.get(first(said(entry, 'Sts', 'Cd'), said(entry, 'Sts'))) ?? wrongAt(row)('Sts');
      if (status === 'booked') lines.push(...linesOf(entry, accountNo, row));
      else leftOut.push({ row, lineNo: cutText(numberOf(entry), 64), why: status });
    }
  }
  return { lines, leftOut };
};

const wrongAt = (row: number) => (field: string) => {
  throw refuse('payment.statement_row', { row, field });
};

const accountOf = (account: Element | undefined): string =>
  first(said(account, 'Id', 'IBAN'), said(account, 'Id', 'Othr', 'Id')).replaceAll(/\s/g, '');
const numberOf = (entry: Element): string => first(said(entry, 'AcctSvcrRef'), said(entry, 'NtryRef'));

/** A time that names its zone, by the clock of China; what is none stays as it is and is refused behind. */
const inChina = (text: string): string => {
  if (!/T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return text;
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at + 8 * 3_600_000).toISOString().slice(0, 19);
};

const linesOf = (entry: Element, accountNo: string, row: number): ReadLine[] => {
  const wrong = wrongAt(row);
  const sign = signs.get(said(entry, 'CdtDbtInd')) ?? wrong('CdtDbtInd');
  // What was reversed goes the other way than it says.
  const turned = reversals.get(said(entry, 'RvslInd')) ?? wrong('RvslInd');
  const date = dateOf(inChina(first(said(entry, 'BookgDt', 'DtTm'), said(entry, 'BookgDt', 'Dt')))) ?? wrong('BookgDt');
  const fenAt = (amount: Element | undefined): number => {
    if (currencyOf(amount) !== 'CNY') wrong('Ccy');
    return fenOf((amount?.text ?? '').trim()) ?? wrong('Amt');
  };
  const wholeFen = fenAt(one(entry, 'Amt'));
  const number = numberOf(entry);
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const several = details.length > 1;
  let sumFen = 0;
  const lines = (several ? details : [details[0]]).map((detail, place): ReadLine => {
    const amountFen = several ? fenAt(one(detail, 'Amt') ?? one(detail, 'AmtDtls', 'TxAmt', 'Amt')) : wholeFen;
    const own = several ? said(detail, 'CdtDbtInd') : '';
    const way = own === '' ? sign : (signs.get(own) ?? wrong('CdtDbtInd'));
    sumFen += amountFen * way;
    const lineNo = several
      ? first(said(detail, 'Refs', 'AcctSvcrRef'), number && `${number}#${place + 1}`)
      : first(number, said(detail, 'Refs', 'AcctSvcrRef'));
    if (lineNo === '' || lineNo.length > 64) wrong('AcctSvcrRef');
    const direction = way * turned === 1 ? 'in' : 'out';
    const parties = one(detail, 'RltdPties');
    const [party, account] = direction === 'in' ? (['Dbtr', 'DbtrAcct'] as const) : (['Cdtr', 'CdtrAcct'] as const);
    const remark = first(
      all(detail, 'RmtInf', 'Ustrd')
        .map((line) => line.text.trim())
        .join(' '),
      said(entry, 'AddtlNtryInf'),
    );
    return {
      row,
      lineNo,
      accountNo,
      date,
      direction,
      amountFen,
      partyName: cutText(first(said(parties, party, 'Nm'), said(parties, party, 'Pty', 'Nm')), 120),
      partyAccount: cutText(accountOf(one(parties, account)), 40),
      remark: cutText(remark, 200),
      reference: cutText(first(said(detail, 'Refs', 'EndToEndId').replace(/^NOTPROVIDED$/, ''), said(detail, 'Refs', 'TxId')), 64),
    };
  });
  if (sumFen !== wholeFen * sign) wrong('TxDtls');
  return lines;
};
