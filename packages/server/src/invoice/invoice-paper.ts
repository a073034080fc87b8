import type { InvoiceDetail } from '@mall/contract/invoice/invoice.api.ts';
import { capitalAmount } from '@mall/contract/kernel/capital-amount.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfPaper } from '../kernel/pdf/make-pdf.ts';

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
  | 'billSn'
>;

/** A red letter stands beside the paper that it takes back. */
export type PaperKind = 'blue' | 'red';

export const paperName = ({ number, redNumber }: Pick<InvoiceDetail, 'number' | 'redNumber'>, kind: PaperKind): string =>
  kind === 'red' ? `红字发票_${redNumber}.pdf` : `发票_${number}.pdf`;

const ink = '#8a3324';
const names = { electronic_normal: '电子发票（普通发票）', paper_normal: '增值税普通发票', paper_special: '增值税专用发票' } as const;
const money = (amount: number): string => formatCurrency(toYuan(fen(amount)));

/** One run of text: a label in a column of its own is torn from its value where the two do not fit. */
const pair = (label: string, text: string): Content => ({ text: [{ text: label, color: ink }, text] });

const party = (side: string, rows: readonly Content[]): TableCell[] => [
  { text: side, color: ink, alignment: 'center', margin: [0, 2, 0, 0] },
  { stack: [...rows], margin: [2, 3, 2, 3] },
];

const buyerRows = ({ title }: PrintedInvoice): Content[] => {
  if (title.titleType === 'person') return [pair('名称：', title.personName)];
  return [
    pair('名称：', title.companyName),
    pair('统一社会信用代码/纳税人识别号：', title.taxNumber),
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

/** The first is a number, too: an open width grows with a word that has no place to break, out of the paper. */
const widths = [115.5, 74, 24, 38, 64, 64, 28, 58];
const heads = ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额'] as const;

/** Without its tax, and so fine that it times the number is the amount of the line. */
const unitPrice = (net: number, num: number): string => {
  const [whole = '', parts = ''] = (net / 100 / num).toFixed(6).split('.');
  return `${formatCurrency(whole).slice(0, -2)}${parts.slice(0, 2)}${parts.slice(2).replace(/0+$/, '')}`;
};

const lineRows = ({ lines }: PrintedInvoice, sign: 1 | -1): TableCell[][] =>
  lines.map((line) => {
    const tax = fromYuan(line.tax);
    const net = fromYuan(line.amount) - tax;
    return [
      { text: line.name },
      { text: line.specName },
      { text: line.unit, alignment: 'center' },
      right(line.num === null ? '' : String(sign * line.num)),
      right(line.num === null ? '' : unitPrice(net, line.num)),
      right(money(sign * net)),
      right(`${line.taxRate}%`),
      right(money(sign * tax)),
    ];
  });

const tableOf = (rows: TableCell[][]): Content => ({
  layout: 'form',
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths,
    body: [heads.map((text, at) => head(text, at < 2 ? 'left' : text === '单位' ? 'center' : 'right')), ...rows],
  },
});

/** What stands instead of the lines where only their kind is wanted; the lines follow as a list on a page of its own. */
const categoryRow = (net: string, tax: string): TableCell[] => [
  { text: '电力物资（详见销货清单）' },
  '',
  '',
  '',
  '',
  right(net),
  '',
  right(tax),
];

/** The layout of a fully digital invoice: who sells, who buys, the lines with their tax, the sum in words, and the code by which it is verified. */
export const invoicePaper = (invoice: PrintedInvoice, kind: PaperKind, siteUrl: string): PdfPaper => {
  const red = kind === 'red';
  const sign = red ? -1 : 1;
  const [code, number, date] = red
    ? [invoice.redCode, invoice.redNumber, invoice.redDate]
    : [invoice.code, invoice.number, invoice.issueDate];
  const total = fromYuan(invoice.amount);
  const tax = fromYuan(invoice.tax);
  const [netSum, taxSum] = [money(sign * (total - tax)), money(sign * tax)];
  const byCategory = invoice.content === 'category';
  // Made anew each time: the library writes into what it lays out.
  const sumRow = () => [head('合计', 'center'), '', '', '', '', right(`¥${netSum}`), '', right(`¥${taxSum}`)];
  const orders = [...new Set(invoice.lines.map(({ orderSn }) => orderSn))].join('、');
  return {
    title: `${names[invoice.type]} ${number}`,
    foot: `${invoice.applySn} · 凭发票代码和号码在发票查验页核对`,
    content: [
      {
        columns: [
          {
            qr: `${siteUrl}/personalCenterBase/invoiceBase/verificationInvoice?code=${code}&number=${number}`,
            fit: 72,
            width: 150,
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
        fontSize: 8,
        stack: [
          {
            layout: 'form',
            table: {
              widths: [10, '*', 10, '*'],
              body: [
                [
                  ...party('购买方信息', buyerRows(invoice)),
                  ...party('销售方信息', [
                    pair('名称：', invoice.sellerName),
                    pair('统一社会信用代码/纳税人识别号：', invoice.sellerTaxNumber),
                  ]),
                ],
              ],
            },
          },
          {
            stack: [tableOf([...(byCategory ? [categoryRow(netSum, taxSum)] : lineRows(invoice, sign)), sumRow()])],
            margin: [0, -0.6, 0, 0],
          },
          {
            layout: 'form',
            table: {
              dontBreakRows: true,
              widths: [90, '*', 120],
              body: [
                [
                  head('价税合计（大写）', 'center'),
                  { text: `${red ? '（负数）' : ''}${capitalAmount(total)}` },
                  { text: [{ text: '（小写）', color: ink }, `¥${money(sign * total)}`] },
                ],
              ],
            },
            margin: [0, -0.6, 0, 0],
          },
          {
            layout: 'form',
            table: {
              dontBreakRows: true,
              widths: [10, '*'],
              body: [
                [
                  { text: '备注', color: ink, alignment: 'center', margin: [0, 6, 0, 6] },
                  {
                    text: [
                      red ? `被红冲蓝字发票代码：${invoice.code} 号码：${invoice.number}` : '',
                      invoice.remark,
                      invoice.billSn === '' ? '' : `账单号：${invoice.billSn}`,
                      `订单号：${orders}`,
                    ]
                      .filter(Boolean)
                      .join('\n'),
                    margin: [2, 3, 2, 3],
                  },
                ],
              ],
            },
            margin: [0, -0.6, 0, 8],
          },
          pair('开票人：', invoice.sellerName),
          ...(byCategory
            ? [
                { text: '销货清单', pageBreak: 'before' as const, fontSize: 14, margin: [0, 0, 0, 8] as [number, number, number, number] },
                tableOf([...lineRows(invoice, sign), sumRow()]),
              ]
            : []),
        ],
      },
    ],
  };
};
