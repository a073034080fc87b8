import { contractKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { capitalAmount } from '@mall/contract/kernel/capital-amount.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { headline, keptEnd, keptTogether, type PdfMark, type PdfPaper } from '../kernel/pdf/make-pdf.ts';
import type { SignaturePlace } from '../kernel/pdf/sign-pdf.ts';
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

const money = (amount: number): string => formatCurrency(toYuan(fen(amount)));
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const nth = (at: number): string => (at < 10 ? (numbers[at] as string) : at < 19 ? `十${numbers[at - 10]}` : '二十');

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

const lineTable = ({ lines, totalFen, kind }: WholeContract): Content[] => {
  if (lines.length === 0) return [];
  const goods = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const rows = lines.map(({ seq, name, specName, unit, num, unitFen, amountFen }) => [
    cell(String(seq)),
    cell(specName === '' || specName === name ? name : `${name}\n${specName}`),
    cell(unit),
    cell(num.toLocaleString('en-US'), right),
    cell(money(unitFen), right),
    cell(money(amountFen), right),
  ]);
  const rest = totalFen - goods;
  return [
    {
      text: kind === 'framework' ? '附件一　价格清单（含税，人民币元）' : '合同清单（含税，人民币元）',
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
        widths: [24, '*', 34, 54, 66, 78],
        body: [
          [
            head('序号'),
            head('品名与规格'),
            head('单位'),
            head(kind === 'framework' ? '预计用量' : '数量', 'right'),
            head('单价', 'right'),
            head('金额', 'right'),
          ],
          ...rows,
          ...(rest === 0 ? [] : [sumRow('运费', money(rest))]),
          sumRow('合计', money(totalFen), true),
        ],
      },
    },
    { text: `合计金额（大写）：人民币${capitalAmount(totalFen)}`, margin: [0, 6, 0, 0], bold: true },
  ];
};

const facts = (party: ContractParty): [string, string][] => [
  ['名称', party.name],
  ['统一社会信用代码', party.unifiedCode],
  ['法定代表人', party.representative],
  ['地址', party.address],
  ['电话', party.phone],
  ['开户行及账号', [party.bankName, party.bankAccount].filter(Boolean).join(' ')],
];

const partyBlock = (title: string, party: ContractParty): Column => ({
  width: half,
  stack: [
    { text: title, bold: true, margin: [0, 0, 0, 2] },
    ...facts(party).map(
      ([label, value]): Content => ({
        columns: [
          { text: label, color: '#5b6770', width: 76 },
          { text: value === '' ? '—' : value, width: '*' },
        ],
        columnGap: 4,
      }),
    ),
  ],
});

/** Both parties and the places for their seals, on one page: behind the terms where it fits, else on a page of its own. */
const signing = ({ buyer, seller }: WholeContract, verifyUrl: string): Content[] => [
  {
    text: '双方签署',
    id: partMark('sign'),
    headlineLevel: keptTogether,
    fontSize: 12,
    bold: true,
    alignment: 'center',
    margin: [0, 16, 0, 8],
  },
  { columns: [partyBlock('甲方（采购方）', buyer), partyBlock('乙方（供货方）', seller)], columnGap: gap },
  {
    columns: [
      { text: '甲方签署（盖章）处', bold: true, id: sealsMark, width: half },
      { text: '乙方签署（盖章）处', bold: true, width: half },
    ],
    columnGap: gap,
    margin: [0, 10, 0, place.height + 10],
  },
  {
    id: keptEnd,
    text: `双方签署人、时间与文件指纹记录于商城。扫描首页二维码，或在下列地址上传本文件，可核对签署情况与文件是否被改动：\n${verifyUrl}`,
    color: '#5b6770',
    fontSize: 8,
  },
];

/** The paper of a contract: head, list, terms, and both parties with the places for their seals. */
export const contractPaper = (contract: WholeContract, verifyUrl: string): PdfPaper => {
  const { contractSn, title, kind, buyer, seller, validFrom, validTo, terms, orderSn, parentSn } = contract;
  const about = [
    ['合同编号', contractSn],
    ['合同类型', contractKindWords[kind].zh],
    ...(orderSn === '' ? [] : [['订单编号', orderSn]]),
    ...(parentSn === '' ? [] : [['原合同编号', parentSn]]),
    ['有效期', `${validFrom} 至 ${validTo}`],
  ].map(([label, value]) => `${label}：${value}`);
  return {
    title,
    foot: `${contractSn}　${title}`,
    content: [
      { text: title, fontSize: 17, bold: true, alignment: 'center', margin: [0, 4, 0, 12] },
      {
        columns: [
          { text: about.join('\n'), lineHeight: 1.5 },
          { qr: verifyUrl, fit: 72, alignment: 'right', width: 90 },
        ],
      },
      { text: `甲方（采购方）：${buyer.name}\n乙方（供货方）：${seller.name}`, margin: [0, 8, 0, 6], fontSize: 10, lineHeight: 1.5 },
      { text: '甲乙双方经协商一致，订立本合同，共同遵守。', margin: [0, 0, 0, 4] },
      ...lineTable(contract),
      ...terms.flatMap((section, at): Content[] => [
        {
          text: `第${nth(at)}条　${section.title}`,
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
