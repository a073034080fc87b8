import { makeUuid } from '@mall/contract/account/account.rules.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { layFirstFacts } from '../content/lay-first-facts.ts';
import { contractCalls } from '../docs/contract-calls.ts';
import { inTransaction } from '../kernel/db.ts';
import { signInFixture } from './sign-in-fixture.ts';
import { testApp } from './test-app.ts';

const mall = testApp();
let token = '';
beforeAll(async () => {
  await inTransaction(mall.house.db, (tx) => layFirstFacts(tx, 2026));
  token = await signInFixture(mall.house, '13812345678');
});

type Shape = {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
};

const samples = ['电缆', '1', 'home_banner', '13812345678', makeUuid()];

const sample = ({ type, enum: choices, minimum, pattern }: Shape): unknown => {
  if (choices) return choices[0];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  return samples.find((each) => pattern === undefined || new RegExp(pattern).test(each)) ?? '1';
};

/** The least that the call asks for, and that with every number it takes. */
const queriesOf = (call: AnyCall): Record<string, unknown>[] => {
  if (!call.query) return [{}];
  const { properties = {}, required = [] } = z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' }) as Shape;
  const given = (wanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => wanted(name))
        .map(([name, shape]) => [name, sample(shape)]),
    );
  return [given((name) => required.includes(name)), given((name) => required.includes(name) || /id$/i.test(name))];
};

it('answers every question of a visitor and of a member in a mall that has no goods, no store and no news yet', async () => {
  const broken: string[] = [];
  const answered = new Set<string>();
  for (const { name, call } of await contractCalls()) {
    if (call.verb !== 'GET' || call.answer !== 'json') continue;
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, '1']));
    for (const query of queriesOf(call))
      for (const as of [{}, { token }]) {
        const { code, msg } = await mall.call(call, { params, query } as never, as);
        if (code === 500 || code === 503) broken.push(`${name}: ${code} ${msg}`);
        if (code === 200) answered.add(name);
      }
  }
  expect(broken).toEqual([]);
  expect(answered.size).toBeGreaterThan(60);
});
