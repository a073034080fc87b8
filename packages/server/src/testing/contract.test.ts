import { errorTable } from '@mall/contract/errors.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';
import { runnerKey } from '../kernel/http/route.ts';
import { testApp } from './test-app.ts';

describe('the contract', () => {
  const app = testApp();

  it('has a route for every call, and no route without a call', async () => {
    const calls = await contractCalls();
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.filter(({ call }) => !app.app.runners.has(runnerKey(call))).map(({ name }) => name)).toEqual([]);
    expect(app.app.runners.size).toBe(calls.length);
  });

  it('answers a call for members with 401 to an anonymous visitor, and writes nothing', async () => {
    for (const { name, call } of await contractCalls()) {
      if (call.access.who === 'anyone' || call.access.who === 'visitor') continue;
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, '1']));
      const answer = await app.call(call, { params } as never);
      expect(answer.code, name).toBe(401);
    }
  });

  it('has words in six languages for every failure', () => {
    for (const [code, failure] of Object.entries(errorTable))
      for (const language of languages) expect(failure.words[language], code).toBeTruthy();
  });

  it('describes every call in the reference', async () => {
    const openapi = (await app.app.fastify.inject('/docs/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.values(openapi.paths).flatMap((operations) => Object.values(operations) as { 'x-logical': string }[]);
    expect(described.map((operation) => operation['x-logical']).toSorted()).toEqual(
      (await contractCalls()).map(({ call }) => runnerKey(call)).toSorted(),
    );
    expect((await app.app.fastify.inject('/docs')).body).toContain('商城 API');
  });
});
