import { closingApi } from '@mall/contract/account/closing.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { runDueClosings } from '../account/run-due-closings.ts';
import { closingSlots } from '../closing-slots.ts';
import { erasers } from '../erasers.ts';
import { securitySteps } from './security-steps.ts';
import type { TestApp } from './test-app.ts';

/** What somebody does who closes his account, and what the clock does then. */
export const closingSteps = (mall: TestApp) => {
  const steps = securitySteps(mall);
  const ask = (token: string) => mall.call(closingApi.ask, {}, { token });
  const run = () => runDueClosings(mall.house, { slots: closingSlots, erasers });
  const comeDue = (memberId: Id) =>
    mall.house.db.execute(
      sql`update account_closing set due_at = now() - interval '1 minute' where member_id = ${memberId} and state = 'waiting'`,
    );
  return {
    ...steps,
    ask,
    run,
    comeDue,
    proveAndAsk: async (token: string) => {
      await steps.prove(token);
      return ask(token);
    },
    takeBack: (token: string) => mall.call(closingApi.takeBack, {}, { token }),
    closing: async (token: string) => (await mall.call(closingApi.state, {}, { token })).data,
    /** As if the waiting time were over. */
    closeNow: async ({ id, token }: { id: Id; token: string }) => {
      await steps.prove(token);
      await ask(token);
      await comeDue(id);
      return run();
    },
    closingStates: async (memberId: Id) =>
      (
        await mall.house.db.execute<{ state: string }>(sql`select state from account_closing where member_id = ${memberId} order by id`)
      ).rows.map(({ state }) => state),
  };
};
