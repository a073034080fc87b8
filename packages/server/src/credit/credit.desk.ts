import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { isOpen } from '../kernel/is-open.ts';

/** Applications for a purchase quota that wait for the mall, and what waits for a second person. */
export const creditDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/credit',
    right: 'operations:credit:decide',
    count: () => sql`select count(*) from credit_application where ${isOpen(applicationMachine, 'state')}`,
  },
  {
    kind: 'operator',
    screen: '/credit/accounts',
    right: 'operations:credit:decide',
    count: () => sql`select count(*) from credit_act where ${isOpen(creditActMachine, 'state')} and application_id is null`,
  },
];
