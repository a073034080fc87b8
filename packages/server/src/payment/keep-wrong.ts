import type { Id } from '@mall/contract/kernel/fields.ts';
import type { WrongKind } from '@mall/contract/payment/wrong-payment.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { newPayNumber } from './pay-number.ts';

type Given = {
  kind: WrongKind;
  channel: string;
  attemptNo: string | null;
  outNo: string;
  receivedFen: number;
  expectedFen: number | null;
  payerName?: string;
  remark?: string;
};

/** Money that nothing was booked for: written down once, however often the bank tells of it. Undefined when it was there, or when nothing came. */
export const keepWrong = async (tx: Tx, given: Given): Promise<Id | undefined> => {
  if (given.receivedFen <= 0) return undefined;
  const rows = await readRows(tx, IdRow)`
    insert into wrong_payment (wrong_sn, kind, channel, attempt_no, out_no, received_fen, expected_fen, payer_name, remark)
    values (${`W${await newPayNumber(tx)}`}, ${given.kind}, ${given.channel}, ${given.attemptNo}, ${given.outNo}, ${given.receivedFen}, ${given.expectedFen},
      ${cutText(given.payerName ?? '', 120)}, ${cutText(given.remark ?? '', 200)})
    on conflict (attempt_no, out_no) do nothing returning id::text`;
  return rows[0]?.id;
};
