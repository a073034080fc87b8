import { contractKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import { capitalAmount } from '@mall/contract/kernel/capital-amount.ts';
import type { ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfPaper } from '../kernel/pdf/make-pdf.ts';
import type { SignaturePlace } from '../kernel/pdf/sign-pdf.ts';
import type { WholeContract } from './whole-contract.ts';

/** Where the seals go on the last page, on which nothing else moves: pdfmake counts from above, a PDF from below. */
const pageHeight = 841.89;
const sealSize = 120;
const sealTop = 330;
const columns = { buyer: 60, seller: 325 } as const;

export const signaturePlaces: readonly SignaturePlace[] = (['buyer', 'seller'] as const).map((side) => {
  const low = pageHeight - sealTop - sealSize;
  return { name: side, rect: [columns[side] + 40, low, columns[side] + 40 + sealSize, low + sealSize] };
});

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
      bold: true,
      fontSize: 10,
      margin: [0, 12, 0, 4],
    },
    {
      table: {
        headerRows: 1,
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
  ['开户银行', party.bankName],
  ['账号', party.bankAccount],
];

const partyBlock = (title: string, party: ContractParty, x: number): Content => ({
  absolutePosition: { x, y: 96 },
  table: {
    widths: [84, 130],
    body: [
      [{ text: title, bold: true, colSpan: 2, border: [false, false, false, false] }, ''],
      ...facts(party).map(([label, value]): TableCell[] => [
        { text: label, color: '#5b6770', border: [false, false, false, false] },
        { text: value === '' ? '—' : value, border: [false, false, false, false] },
      ]),
      [{ text: '签署（盖章）处', bold: true, colSpan: 2, border: [false, false, false, false], margin: [0, 10, 0, 0] }, ''],
    ],
  },
});

/** The paper of a contract: head, list, terms, and a last page with both parties and the places for their seals. */
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
        { text: `第${nth(at)}条　${section.title}`, bold: true, fontSize: 10, margin: [0, 12, 0, 4], headlineLevel: 1 },
        { text: section.body, lineHeight: 1.5 },
      ]),
      { text: '签署页', fontSize: 14, bold: true, alignment: 'center', pageBreak: 'before' },
      { text: `本页为《${title}》（${contractSn}）的签署页。`, alignment: 'center', margin: [0, 6, 0, 0] },
      partyBlock('甲方（采购方）', buyer, columns.buyer),
      partyBlock('乙方（供货方）', seller, columns.seller),
      {
        absolutePosition: { x: 60, y: 480 },
        text: `双方签署人、时间与文件指纹记录于商城。扫描首页二维码，或在下列地址上传本文件，可核对签署情况与文件是否被改动：\n${verifyUrl}`,
        color: '#5b6770',
        fontSize: 8,
      },
    ],
  };
};
