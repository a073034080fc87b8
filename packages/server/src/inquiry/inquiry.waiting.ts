import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';
import { decidingSide, publishingSide } from './inquiry-side.ts';
import { holds } from './moment.ts';

/** Inquiries that wait for an award, and questions that wait for an answer, each for whoever does it. */
export const waitingInquiries: WaitingSlot = async (tx, side, most) => {
  const decides = side.rights.has(right('personalCenterBase:comfirmInquiry:view'));
  const publishes = side.rights.has(right('newInquiry:view'));
  if (side.companyId === undefined || !(decides || publishes)) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select q.id::text, case q.state when 'to_confirm' then 'inquiryConfirm' else 'inquiryAnswer' end as kind, q.inquiry_no as sn, q.title as about,
      q.budget_fen::float8 as "amountFen", ${waitingColumns(sql`q.due_at`)}
    from inquiry q
    where ${decides} and q.state = 'to_confirm' and ${within(decidingSide(side), 'q')}
      or ${publishes} and q.state = 'quoting' and ${holds(sql`q.deadline`)} and ${within(publishingSide(side), 'q')}
        and exists (select from inquiry_question u where u.inquiry_id = q.id and u.answered_at is null)
    order by q.due_at, q.id limit ${most}`;
  return waitingOf(rows, (id, kind) => `/personalCenterBase/${kind === 'inquiryAnswer' ? 'myInquiryDetail' : 'comfirmInquiry'}?id=${id}`);
};
