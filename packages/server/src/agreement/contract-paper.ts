import { contractKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { capitalAmount } from '@mall/contract/kernel/capital-amount.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import type { Column, Content, Margins, TableCell } from 'pdfmake/interfaces.js';
import { headline, keptEnd, keptTogether, type PdfMark, type PdfPaper } from '../kernel/pdf/make-pdf.ts';
import type { SignaturePlace } from '../kernel/pdf/sign-pdf.ts';
import { paperDay, paperMoney, paperNumber, paperWords } from './paper-words.ts';
import type { WholeContract } from './whole-contract.ts';

/** pdfmake counts from above, a PDF from below. */
const pageHeight = 841.89;
const margin = 42;
const gap = 24;
const half = (595.28 - 2 * margin - gap) / 2;
/** A seal with its signer's name and the time below it. */
const place = { width: 120, height: 152, below: 16 };

/** Two places side by side under the line that names them. */
export const signaturePlaces = ({ top }: PdfMark): SignaturePlace[] =>
  (['buyer', 'seller'] as const).map((name, at) => {
    const left = margin + at * (half + gap) + 30;
    const low = pageHeight - top - place.below - place.height;
    return { name, rect: [left, low, left + place.width, low + place.height] };
  });

/** What is looked for on the laid out paper: the line above the seals, and each part of the text. */
export const sealsMark = 'seals';
export const partMark = (part: number | 'list' | 'sign'): string => `part-${part}`;

const said = (name: keyof typeof paperWords, language: Language, values?: Record<string, string>): string =>
  fill(paperWords[name][language], values);
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const nthChinese = (at: number): string => (at < 10 ? (numbers[at] as string) : at < 19 ? `十${numbers[at - 10]}` : '二十');
const nth = (at: number, language: Language): string => (language === 'zh' ? nthChinese(at) : String(at + 1));

const cell = (text: string, more: object = {}): TableCell => ({ text, margin: [0, 2, 0, 2], ...more });
const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => cell(text, { bold: true, alignment, fillColor: '#eef3f2' });
const right = { alignment: 'right' as const };

const sumRow = (label: string, amount: string, bold = false): TableCell[] => [
  cell(label, { colSpan: 5, bold }),
  '',
  '',
  '',
  '',
  cell(amount, { ...right, bold }),
];

const lineTable = ({ lines, totalFen, kind, language }: WholeContract): Content[] => {
  const money = (amount: number) => paperMoney(amount, language);
  if (lines.length === 0) return [];
  const goods = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const rows = lines.map(({ seq, name, specName, unit, num, unitFen, amountFen }) => [
    cell(String(seq)),
    cell(specName === '' || specName === name ? name : `${name}\n${specName}`),
    cell(unitIn(unit, language)),
    cell(paperNumber(num, language), right),
    cell(money(unitFen), right),
    cell(money(amountFen), right),
  ]);
  const rest = totalFen - goods;
  return [
    {
      text: said(kind === 'framework' ? 'prices' : 'goods', language),
      id: partMark('list'),
      headlineLevel: headline,
      bold: true,
      fontSize: 10,
      margin: [0, 12, 0, 4],
    },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [26, '*', 36, 56, 68, 78],
        body: [
          [
            head(said('seq', language)),
            head(said('name', language)),
            head(said('unit', language)),
            head(said(kind === 'framework' ? 'estimate' : 'num', language), 'right'),
            head(said('price', language), 'right'),
            head(said('amount', language), 'right'),
          ],
          ...rows,
          ...(rest === 0 ? [] : [sumRow(said('freight', language), money(rest))]),
          sumRow(said('total', language), money(totalFen), true),
        ],
      },
    },
    // Written out so that no figure can be added: a custom of Chinese papers.
    ...(language === 'zh'
      ? [{ text: `合计金额（大写）：人民币${capitalAmount(totalFen)}`, margin: [0, 6, 0, 0] as Margins, bold: true }]
      : []),
  ];
};

const facts = (party: ContractParty): [keyof typeof paperWords, string][] => [
  ['partyName', party.name],
  ['unifiedCode', party.unifiedCode],
  ['representative', party.representative],
  ['address', party.address],
  ['phone', party.phone],
  ['bank', [party.bankName, party.bankAccount].filter(Boolean).join(' ')],
];

const partyBlock = (title: string, party: ContractParty, language: Language): Column => ({
  width: half,
  stack: [
    { text: title, bold: true, margin: [0, 0, 0, 2] },
    ...facts(party).map(
      ([label, value]): Content => ({
        columns: [
          { text: said(label, language), color: '#5b6770', width: 76 },
          { text: value === '' ? '—' : value, width: '*' },
        ],
        columnGap: 4,
      }),
    ),
  ],
});

/** Both parties and the places for their seals, on one page: behind the terms where it fits, else on a page of its own. */
const signing = ({ buyer, seller, language }: WholeContract, verifyUrl: string): Content[] => [
  {
    text: said('signing', language),
    id: partMark('sign'),
    headlineLevel: keptTogether,
    fontSize: 12,
    bold: true,
    alignment: 'center',
    margin: [0, 16, 0, 8],
  },
  {
    columns: [partyBlock(said('buyer', language), buyer, language), partyBlock(said('seller', language), seller, language)],
    columnGap: gap,
  },
  {
    columns: [
      { text: said('buyerSeal', language), bold: true, id: sealsMark, width: half },
      { text: said('sellerSeal', language), bold: true, width: half },
    ],
    columnGap: gap,
    margin: [0, 10, 0, place.height + 10],
  },
  {
    id: keptEnd,
    text: `${said('verify', language)}\n${verifyUrl}`,
    color: '#5b6770',
    fontSize: 8,
  },
];

/** The paper of a contract: head, list, terms, and both parties with the places for their seals. */
export const contractPaper = (contract: WholeContract, verifyUrl: string): PdfPaper => {
  const { contractSn, title, kind, buyer, seller, validFrom, validTo, terms, orderSn, parentSn, language } = contract;
  const pair = (label: string, value: string): string => said('pair', language, { label, value });
  const about = [
    pair(said('number', language), contractSn),
    pair(said('kind', language), contractKindWords[kind][language]),
    ...(orderSn === '' ? [] : [pair(said('order', language), orderSn)]),
    ...(parentSn === '' ? [] : [pair(said('parent', language), parentSn)]),
    pair(said('valid', language), said('span', language, { from: paperDay(validFrom, language), to: paperDay(validTo, language) })),
  ];
  return {
    title,
    foot: `${contractSn}　${title}`,
    language,
    content: [
      { text: title, fontSize: 17, bold: true, alignment: 'center', margin: [0, 4, 0, 12] },
      {
        columns: [
          { text: about.join('\n'), lineHeight: 1.5 },
          { qr: verifyUrl, fit: 72, alignment: 'right', width: 90 },
        ],
      },
      {
        text: [pair(said('buyer', language), buyer.name), pair(said('seller', language), seller.name)].join('\n'),
        margin: [0, 8, 0, 6],
        fontSize: 10,
        lineHeight: 1.5,
      },
      { text: said('opening', language), margin: [0, 0, 0, 4] },
      ...lineTable(contract),
      ...terms.flatMap((section, at): Content[] => [
        {
          text: said('article', language, { nth: nth(at, language), title: section.title }),
          bold: true,
          fontSize: 10,
          margin: [0, 12, 0, 4],
          id: partMark(at),
          headlineLevel: headline,
        },
        { text: section.body, lineHeight: 1.5 },
      ]),
      ...signing(contract, verifyUrl),
    ],
  };
};
