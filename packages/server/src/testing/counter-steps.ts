import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { counterApi, type Entry } from '@mall/contract/account/counter.api.ts';
import type { CounterSite } from '@mall/contract/account/counter.rules.ts';
import { sql } from 'drizzle-orm';
import { codeAt } from '../account/totp.ts';
import { accountSteps } from './account-steps.ts';
import type { TestApp } from './test-app.ts';
import { testPassword } from './test-member.ts';

type Step<Name extends Entry['step']> = Extract<Entry, { step: Name }>;

/** What a person does at the doors behind the counter. */
export const counterSteps = (server: TestApp) => {
  const steps = accountSteps(server);
  const knock = async (site: CounterSite, mobile: string, password = testPassword) => {
    const uuid = makeUuid();
    return server.call(counterApi.signIn, {
      body: { site, mobile, password: steps.seal(password), captcha: await steps.look(uuid), uuid },
    });
  };
  const give = (ticket: string, code: string) => server.call(counterApi.giveFactor, { body: { ticket, code } });
  /** Shows by a text that the mobile is his. */
  const prove = async (ticket: string, mobile: string) => {
    await server.call(counterApi.sendText, { body: { ticket } });
    return server.call(counterApi.giveText, { body: { ticket, code: steps.codeFor(mobile) } });
  };
  return {
    knock,
    give,
    prove,
    /** What an authenticator with this secret shows, so many half minutes from now. */
    codeOf: (secret: string, halfMinutes = 0) => codeAt(secret, Date.now() / 1000 + halfMinutes * 30),
    /** Sets up the second factor of an operator at his first sign-in. */
    enrol: async (mobile: string, password = testPassword) => {
      const { ticket } = (await knock('operations', mobile, password)).data as Step<'text'>;
      const entry = (await prove(ticket, mobile)).data as Step<'enrol'>;
      const { data } = await give(entry.ticket, codeAt(entry.secret, Date.now() / 1000));
      return { secret: entry.secret, ...(data as Step<'in'>) };
    },
    ticketOf: async (site: CounterSite, mobile: string) => ((await knock(site, mobile)).data as Step<'factor'>).ticket,
    /** Half a minute passes, so that a code is fresh again. */
    nextCode: (memberId: string) =>
      server.house.db.execute(sql`update second_factor set last_step = last_step - 2 where member_id = ${memberId}`),
  };
};
