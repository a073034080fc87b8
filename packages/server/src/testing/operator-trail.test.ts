import { auditEventOf } from '@mall/contract/account/audit-events.ts';
import { operatorEvents } from '@mall/contract/account/operator-events.ts';
import { isErrorCode } from '@mall/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';

/** Calls of operators that change nothing anybody would ask after, each with the reason. */
const untold: Readonly<Record<string, string>> = {
  'brandOfficeApi.picture': 'keeps a picture that is shown nowhere until a brand or a zone is saved with it, which is told',
  'classOfficeApi.effects': 'asks what changes would come to; it is no GET because they do not fit into an address',
  'layoutOperationsApi.save': 'a draft is seen by operators alone; what becomes of it is told',
  'layoutOperationsApi.drop': 'the same',
  'textOperationsApi.save': 'the same',
  'textOperationsApi.restore': 'the same',
  'settingApi.picture': 'keeps a picture that is shown nowhere until it is published, which is told',
};

describe('the trail of what operators do', () => {
  it('has a row for every call that changes something: a new one says in the contract what the trail will tell', async () => {
    const changing = (await contractCalls()).filter(({ call }) => call.access.who === 'operator' && call.verb !== 'GET');
    expect(changing.length).toBeGreaterThan(35);
    const silent = changing.filter(({ name, call }) => call.trail === undefined && untold[name] === undefined).map(({ name }) => name);
    expect(silent).toEqual([]);
    for (const { name, call } of changing.filter((one) => one.call.trail !== undefined)) {
      expect(untold[name], name).toBeUndefined();
      expect(auditEventOf(call.trail?.event ?? '').result, name).toBe('done');
      expect(call.access.who, name).toBe('operator');
    }
  });

  it('does not call what was done by the name of a refusal', () => {
    expect(Object.keys(operatorEvents).filter(isErrorCode)).toEqual([]);
  });
});
