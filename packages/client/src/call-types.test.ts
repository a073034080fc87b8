import { accountApi } from '@mall/contract/account/account.api.ts';
import { expectTypeOf, it } from 'vitest';
import { createClient } from './call-server.ts';

it('takes what the contract asks for and gives what it promises', () => {
  const { call } = createClient();
  expectTypeOf(() => call(accountApi.permissions)).returns.resolves.toEqualTypeOf<string[]>();
  expectTypeOf(() => call(accountApi.checkMobile, { body: { memberMobile: '13800000000' } })).returns.resolves.toEqualTypeOf<{
    free: boolean;
  }>();
  expectTypeOf(() => call(accountApi.signOutDevice, { params: { id: '5' } })).returns.resolves.toEqualTypeOf<null>();
  // @ts-expect-error the body is missing
  expectTypeOf(() => call(accountApi.checkMobile)).toBeFunction();
  // @ts-expect-error the part of the path is missing
  expectTypeOf(() => call(accountApi.signOutDevice, {})).toBeFunction();
  // @ts-expect-error there is no such field
  expectTypeOf(() => call(accountApi.checkMobile, { body: { memberMobile: '13800000000', other: 1 } })).toBeFunction();
});
