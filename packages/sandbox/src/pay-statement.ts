import type { Deal } from './pay-books.ts';

type Line = { no: string; at: number; out: boolean; fen: number; remark: string; reference: string };

const chinaOffset = 8 * 3_600_000;
const chinaText = (at: number): string => new Date(at + chinaOffset).toISOString().slice(0, 19).replace('T', ' ');
export const chinaDay = (at: number): string => chinaText(at).slice(0, 10);

/** What the bank takes of every yuan that comes in. */
const feeShare = 0.0006;
const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** What the account saw on a day: money that came, money that went back, and once the day is over what the bank takes for it. */
export const statementLines = (deals: readonly Deal[], day: string, now = Date.now()): Line[] => {
  const paid = deals
    .filter(({ state, paidFen }) => state === 'success' && paidFen > 0)
    .map(
      (deal): Line => ({
        no: deal.outNo,
        at: deal.paidAt ?? deal.openedAt,
        out: false,
        fen: deal.paidFen,
        remark: deal.title,
        reference: deal.attemptNo,
      }),
    );
  const back = deals.flatMap((deal) =>
    Object.entries(deal.refunds).map(
      ([sn, fen]): Line => ({
        no: `BK${sn}`,
        at: deal.refundedAt?.[sn] ?? deal.paidAt ?? deal.openedAt,
        out: true,
        fen,
        remark: '退款',
        reference: sn,
      }),
    ),
  );
  const lines = [...paid, ...back].filter(({ at }) => chinaDay(at) === day).toSorted((a, b) => a.at - b.at);
  const fee = Math.round(lines.reduce((sum, { out, fen }) => sum + (out ? 0 : fen), 0) * feeShare);
  if (fee > 0 && day < chinaDay(now))
    lines.push({
      no: `FEE${day.replaceAll('-', '')}`,
      at: Date.parse(`${day}T23:30:00+08:00`),
      out: true,
      fen: fee,
      remark: '支付结算手续费',
      reference: '',
    });
  return lines;
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** As the bank's own download: a byte order mark, so that a sheet opens it in Chinese. */
export const writeCsv = (lines: readonly Line[], accountNo: string): string => {
  const heads = '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号';
  const rows = lines.map(({ no, at, out, fen, remark, reference }) =>
    [no, accountNo, chinaText(at), out ? '借' : '贷', yuan(fen), '', '', quoted(remark), reference].join(','),
  );
  return `\ufeff${[heads, ...rows].join('\r\n')}\r\n`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same as camt.053 of ISO 20022. */
export const writeCamt = (lines: readonly Line[], accountNo: string, day: string): string => {
  const entries = lines.map(
    ({
      no,
      at,
      out,
      fen,
      remark,
      reference,
    }) => `<Ntry><NtryRef>${escaped(no)}</NtryRef><Amt Ccy="CNY">${yuan(fen)}</Amt><CdtDbtInd>${out ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>${chinaText(at).replace(' ', 'T')}</DtTm></BookgDt><AcctSvcrRef>${escaped(no)}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>${escaped(reference) || 'NOTPROVIDED'}</EndToEndId></Refs><RmtInf><Ustrd>${escaped(remark)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>ST${day}</MsgId><CreDtTm>${day}T23:59:59</CreDtTm></GrpHdr>
<Stmt><Id>${day}</Id><Acct><Id><Othr><Id>${escaped(accountNo)}</Id></Othr></Id></Acct>
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>
`;
};
