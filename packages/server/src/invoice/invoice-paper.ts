import type { InvoiceDetail } from '@mall/contract/invoice/invoice.api.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfPaper } from '../kernel/pdf/make-pdf.ts';
import { amountInWords } from './amount-in-words.ts';

/** As it is printed: of any store, for any reader. */
export type PrintedInvoice = Pick<
  InvoiceDetail,
  | 'type'
  | 'title'
  | 'sellerName'
  | 'sellerTaxNumber'
  | 'lines'
  | 'amount'
  | 'tax'
  | 'remark'
  | 'content'
  | 'code'
  | 'number'
  | 'issueDate'
  | 'redCode'
  | 'redNumber'
  | 'redDate'
  | 'applySn'
>;

/** A red letter stands beside the paper that it takes back. */
export type PaperKind = 'blue' | 'red';

export const paperName = ({ number, redNumber }: Pick<InvoiceDetail, 'number' | 'redNumber'>, kind: PaperKind): string =>
  kind === 'red' ? `红字发票_${redNumber}.pdf` : `发票_${number}.pdf`;

const ink = '#8a3324';
const names = { electronic_normal: '电子发票（普通发票）', paper_normal: '增值税普通发票', paper_special: '增值税专用发票' } as const;

const pair = (label: string, text: string): Content => ({
  columns: [
    { text: label, width: 'auto', color: ink },
    { text, width: '*' },
  ],
  columnGap: 2,
});

const party = (side: string, rows: readonly Content[]): TableCell[] => [
  { text: side, color: ink, alignment: 'center', margin: [0, 6, 0, 0] },
  { stack: [...rows], margin: [2, 2, 2, 2] },
];

const buyerRows = ({ title }: PrintedInvoice): Content[] => {
  if (title.titleType === 'person') return [pair('名称：', title.personName)];
  return [
    pair('名称：', title.companyName),
    pair('统一社会信用代码/\n纳税人识别号：', title.taxNumber),
    ...(title.type === 'paper_special'
      ? [
          pair('地址、电话：', `${title.registeredAddress} ${title.officePhone}`),
          pair('开户行及账号：', `${title.openingBank} ${title.bankAccount}`),
        ]
      : []),
  ];
};

const head = (text: string, alignment: 'left' | 'right' | 'center' = 'left'): TableCell => ({ text, color: ink, alignment });
const right = (text: string): TableCell => ({ text, alignment: 'right' });

const lineRows = ({ lines, content, amount, tax }: PrintedInvoice, sign: 1 | -1): TableCell[][] => {
  const signed = (text: string) => toYuan(fen(sign * fromYuan(text)));
  const net = (whole: string, part: string) => toYuan(fen(sign * (fromYuan(whole) - fromYuan(part))));
  if (content === 'category') return [[{ text: '电力物资（详见销货清单）' }, '', '', right(net(amount, tax)), '', right(signed(tax))]];
  return lines.map((line) => [
    { text: line.name },
    { text: line.unit, alignment: 'center' },
    right(line.num === null ? '' : String(sign * line.num)),
    right(net(line.amount, line.tax)),
    right(`${line.taxRate}%`),
    right(signed(line.tax)),
  ]);
};

/** The layout of a fully digital invoice: who sells, who buys, the lines with their tax, the sum in words, and the code by which it is verified. */
export const invoicePaper = (invoice: PrintedInvoice, kind: PaperKind, siteUrl: string): PdfPaper => {
  const red = kind === 'red';
  const sign = red ? -1 : 1;
  const [code, number, date] = red
    ? [invoice.redCode, invoice.redNumber, invoice.redDate]
    : [invoice.code, invoice.number, invoice.issueDate];
  const total = fromYuan(invoice.amount);
  const tax = fromYuan(invoice.tax);
  const list =
    invoice.content === 'category' ? ([{ text: '销货清单', pageBreak: 'before', fontSize: 14, margin: [0, 0, 0, 8] }] as Content[]) : [];
  const listTable: Content[] =
    invoice.content === 'category'
      ? [
          {
            table: {
              headerRows: 1,
              widths: ['*', 40, 50, 80, 40, 70],
              body: [
                [
                  head('项目名称'),
                  head('单位', 'center'),
                  head('数量', 'right'),
                  head('金额', 'right'),
                  head('税率', 'right'),
                  head('税额', 'right'),
                ],
                ...lineRows({ ...invoice, content: 'detail' }, sign),
              ],
            },
          },
        ]
      : [];
  return {
    title: `${names[invoice.type]} ${number}`,
    foot: `${invoice.applySn} · 凭发票代码和号码在发票查验页核对`,
    content: [
      {
        columns: [
          {
            qr: `${siteUrl}/personalCenterBase/invoiceBase/verificationInvoice?code=${code}&number=${number}`,
            fit: 72,
            width: 90,
          },
          {
            stack: [
              { text: names[invoice.type], fontSize: 18, bold: true, color: ink, alignment: 'center' },
              ...(red ? [{ text: '（红字）', fontSize: 12, color: '#c00000', alignment: 'center' as const }] : []),
            ],
            width: '*',
            margin: [0, 12, 0, 0],
          },
          {
            stack: [pair('发票代码：', code), pair('发票号码：', number), pair('开票日期：', (date ?? '').slice(0, 10))],
            width: 150,
            margin: [0, 10, 0, 0],
          },
        ],
        margin: [0, 0, 0, 10],
      },
      {
        table: {
          widths: [14, '*', 14, '*'],
          body: [
            [
              ...party('购买方信息', buyerRows(invoice)),
              ...party('销售方信息', [
                pair('名称：', invoice.sellerName),
                pair('统一社会信用代码/\n纳税人识别号：', invoice.sellerTaxNumber),
              ]),
            ],
          ],
        },
      },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 40, 50, 80, 40, 70],
          body: [
            [
              head('项目名称'),
              head('单位', 'center'),
              head('数量', 'right'),
              head('金额', 'right'),
              head('税率/征收率', 'right'),
              head('税额', 'right'),
            ],
            ...lineRows(invoice, sign),
            [head('合计', 'center'), '', '', right(`¥${toYuan(fen(sign * (total - tax)))}`), '', right(`¥${toYuan(fen(sign * tax))}`)],
          ],
        },
        margin: [0, -0.6, 0, 0],
      },
      {
        table: {
          widths: [120, '*', 150],
          body: [
            [
              head('价税合计（大写）', 'center'),
              { text: `${red ? '（负数）' : ''}${amountInWords(total)}` },
              { text: [{ text: '（小写）', color: ink }, `¥${toYuan(fen(sign * total))}`] },
            ],
          ],
        },
        margin: [0, -0.6, 0, 0],
      },
      {
        table: {
          widths: [14, '*'],
          body: [
            [
              { text: '备注', color: ink, alignment: 'center' },
              {
                text: [
                  red ? `被红冲蓝字发票代码：${invoice.code} 号码：${invoice.number}` : '',
                  invoice.remark,
                  `订单号：${[...new Set(invoice.lines.map(({ orderSn }) => orderSn))].join('、')}`,
                ]
                  .filter(Boolean)
                  .join('\n'),
                margin: [2, 2, 2, 20],
              },
            ],
          ],
        },
        margin: [0, -0.6, 0, 8],
      },
      { columns: [pair('开票人：', invoice.sellerName), { text: '', width: '*' }] },
      ...list,
      ...listTable,
    ],
  };
};
