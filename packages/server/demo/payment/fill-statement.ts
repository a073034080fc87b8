import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { MallSide } from '../../src/kernel/side.ts';
import { readStatement } from '../../src/payment/read-statement.ts';
import { uploadStatement } from '../../src/payment/upload-statement.ts';
import { chinaDay } from '../kit/china-day.ts';

const PaidRow = z.strictObject({ sn: z.string(), fen: z.number(), name: z.string(), at: z.string(), orderSn: z.string() });
type Paid = z.infer<typeof PaidRow>;

const heads = '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号';
type Line = { no: string; at: string; out?: boolean; fen: number; name?: string; remark?: string; reference?: string };

/** What the bank says of one payment; some of it as banks do: a day later, without a number, or not at all. */
const lineOf = (paid: Paid, place: number, day: string): Line[] => {
  const line: Line = {
    no: `${day.replaceAll('-', '')}${87_466 + place * 37}`,
    at: paid.at,
    fen: paid.fen,
    name: paid.name,
    remark: paid.orderSn.slice(-6),
    reference: paid.sn,
  };
  if (place === 1) return [{ ...line, reference: '', remark: '货款' }];
  if (place === 2) return [];
  if (place === 3) return [{ ...line, name: '个人', reference: '' }];
  return [line];
};

/** The statement of the latest day on which much was paid, read as its file would be. */
export const fillStatement = async (tx: Tx, side: MallSide, { now, accountNo }: { now: Date; accountNo: string }): Promise<void> => {
  const day = chinaDay(now, 1);
  const paid = await readRows(tx, PaidRow)`
    select a.attempt_no as sn, a.amount_fen::float8 as fen, min(coalesce(c.name, m.member_name)) as name, to_char(a.paid_at, 'YYYY-MM-DD HH24:MI:SS') as at, min(o.order_sn) as "orderSn"
    from pay_attempt a join pay_attempt_order l using (attempt_no) join shop_order o on o.id = l.order_id join member m on m.id = o.member_id left join company c on c.id = o.company_id
    where a.state = 'success' and a.paid_at >= ${day}::date and a.paid_at < ${day}::date + 1 group by a.attempt_no order by a.paid_at, a.attempt_no`;
  const lines: Line[] = [
    ...paid.flatMap((one, place) => lineOf(one, place, day)),
    { no: `${day.replaceAll('-', '')}88017`, at: `${day} 16:42:00`, fen: 500_000, name: '个人', remark: '货款' },
    { no: `FEE${day.replaceAll('-', '')}`, at: `${day} 23:30:00`, out: true, fen: 127_000, name: '支付网关', remark: '结算手续费' },
  ];
  const rows = lines.map(({ no, at, out = false, fen, name = '', remark = '', reference = '' }) =>
    [no, accountNo, at, out ? '借' : '贷', (fen / 100).toFixed(2), name, '', remark, reference].join(','),
  );
  const read = readStatement(Buffer.from([heads, ...rows].join('\n')));
  await uploadStatement(tx, side, { name: `${day}.csv`, ...read }, accountNo);
  await tx.execute(sql`update bank_statement set created_at = ${day}::date + interval '1 day 8 hours'`);
};
