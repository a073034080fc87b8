import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { isOpen } from '../kernel/is-open.ts';

const right = 'operations:credit:decide';

/** Applications for a purchase quota, and what somebody has entered of one that another has to confirm. */
export const creditWork: readonly WorkSlot[] = [
  {
    kind: 'credit',
    right,
    waiting: sql`
      select p.id, 'credit.' || p.kind as what, c.name, p.application_sn as sn, left(p.purpose, 40) as note, p.asked_fen as amount_fen, p.submitted_at as since, '/credit?id=' || p.id as url
      from credit_application p join company c on c.id = p.company_id
      where ${isOpen(applicationMachine, 'p.state')} and not exists (select from credit_act x where x.application_id = p.id and ${isOpen(creditActMachine, 'x.state')})`,
    done: sql`select id, decided_by as member_id, decided_at as at from credit_application where decided_at >= date_trunc('day', now())`,
  },
  {
    kind: 'credit_second',
    right,
    byTwo: true,
    waiting: sql`
      select x.id, 'credit_second.' || x.kind as what, c.name, x.act_sn as sn, x.reason as note, x.amount_fen, x.entered_at as since,
        case when x.application_id is null then '/credit/accounts?id=' || x.account_id else '/credit?id=' || x.application_id end as url, x.entered_by, x.stake_fen
      from credit_act x join credit_account a on a.id = x.account_id join company c on c.id = a.company_id where ${isOpen(creditActMachine, 'x.state')}`,
    done: sql`select id, ended_by as member_id, ended_at as at from credit_act where ended_at >= date_trunc('day', now()) and ended_by <> entered_by`,
  },
];
