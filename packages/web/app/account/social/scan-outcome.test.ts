import { CallError } from '@mall/client/call-error.ts';
import { expect, it } from 'vitest';
import { scanOutcome } from './scan-outcome.ts';

const refused = (code: number, data?: unknown) => new CallError({ kind: 'refused', code, msg: '说明', data });

it('shows the words of 505 and 1014, binds at 1017, and takes all else for a fault', () => {
  expect(scanOutcome(refused(505))).toEqual({ to: 'message', message: '说明' });
  expect(scanOutcome(refused(1014))).toEqual({ to: 'message', message: '说明' });
  expect(scanOutcome(refused(1017, { code: 'kept' }))).toEqual({ to: 'bind', ticket: 'kept' });
  expect(scanOutcome(refused(1017))).toEqual({ to: 'fault' });
  expect(scanOutcome(refused(1018))).toEqual({ to: 'fault' });
  expect(scanOutcome(new CallError({ kind: 'network', code: 0, msg: '' }))).toEqual({ to: 'fault' });
  expect(scanOutcome(new Error('x'))).toEqual({ to: 'fault' });
});
