import { expect, it } from 'vitest';
import { SaveConnection } from './punchout.rules.ts';

const first = {
  name: '',
  protocol: 'cxml',
  fromDomain: 'NetworkID',
  fromIdentity: '',
  senderIdentity: '',
  memberId: '1',
  byEmail: false,
  hosts: [],
  papersUrl: '',
  payMode: 'prepay',
  addressId: null,
  shipTo: [],
};
const missing = (over: object = {}) =>
  SaveConnection.safeParse({ ...first, ...over }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('says of an empty form at once all that it lacks', () => {
  expect(missing()).toEqual([
    ['name', 'punchout.name_required'],
    ['hosts', 'punchout.hosts_wrong'],
    ['fromIdentity', 'punchout.identity_missing'],
  ]);
});

it('asks cXML alone for who it is', () => {
  const rest = { name: 'SAP', hosts: ['erp.example.com'] };
  expect(missing({ ...rest, protocol: 'oci4' })).toBeUndefined();
  expect(missing({ ...rest, fromIdentity: ' ' })).toEqual([['fromIdentity', 'punchout.identity_missing']]);
  expect(missing({ ...rest, fromIdentity: 'AN01' })).toBeUndefined();
  expect(missing({ ...rest, protocol: 7, fromIdentity: null })?.map(([path]) => path)).toEqual(['protocol', 'fromIdentity']);
});
