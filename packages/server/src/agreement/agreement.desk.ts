import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';
import { waitsFor } from './contract-row.ts';

/** Contracts that the store has to agree to, to sign or to end, and those whose signing failed. */
export const agreementDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/contracts',
    right: 'seller:contracts:handle',
    count: (side) =>
      sql`select count(*) from agreement a where ${within(side, 'a')} and ${waitsFor('seller')} in ('confirm', 'sign', 'end')`,
  },
  {
    kind: 'operator',
    screen: '/contracts',
    right: 'operations:contracts:decide',
    count: () => sql`select count(*) from agreement a where a.state = 'abnormal'`,
  },
];
