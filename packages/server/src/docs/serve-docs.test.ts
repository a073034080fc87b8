import { errorTable, failureOf, isErrorCode } from '@mall/contract/errors.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { contractCalls } from './contract-calls.ts';

const mall = testApp();

type Operation = { operationId: string; tags: string[]; security: object[]; responses: Record<string, unknown>; requestBody?: object };
type Reference = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: { properties: { errorCode: { enum: string[] } } } }; securitySchemes: object };
};
const read = async () => (await mall.app.fastify.inject('/docs/openapi.json')).body;
const operations = async () => Object.values((JSON.parse(await read()) as Reference).paths).flatMap((each) => Object.values(each));

describe('the reference', () => {
  it('holds before an independent judge, without an error or a warning', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'operation-tag-defined': 'error',
        // An id is digits alone, so that `check/{id}` and `{id}/delete` are never the same address; both are given.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source: await read(), absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it('names every call by its group and its own name', async () => {
    const ids = (await operations()).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe((await contractCalls()).length);
    expect(ids).toEqual(expect.arrayContaining(['orderPage', 'orderSellerPage', 'settlementSubmit', 'accountSignIn']));
  });

  it('says who may call and what a call may answer', async () => {
    const all = await operations();
    const one = (id: string) => all.find(({ operationId }) => operationId === id) as Operation;
    expect([one('accountSignIn').security, one('cartAdd').security, one('settlementSubmit').security]).toEqual([
      [],
      [{}, { bearer: [], companion: [] }],
      [{ bearer: [], companion: [] }],
    ]);
    expect(Object.keys(one('settlementSubmit').responses)).toEqual(['200', '400', '403', '413', '415', '429', '500', '503']);
    expect(Object.keys(one('orderPage').responses)).toEqual(['200', '400', '429', '500', '503']);
    expect(one('uploadImage').requestBody).toMatchObject({ content: { 'multipart/form-data': {} } });
  });

  it('lists every reason for a refusal', async () => {
    const { components } = JSON.parse(await read()) as Reference;
    const told = components.schemas.Refusal.properties.errorCode.enum;
    expect(Object.keys(errorTable).filter((code) => isErrorCode(code) && !told.includes(failureOf(code).errorCode ?? code))).toEqual([]);
  });
});
