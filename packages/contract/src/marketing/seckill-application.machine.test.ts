import { expect, it } from 'vitest';
import { applicationStates, seckillApplicationMachine } from './seckill-application.machine.ts';

it('is decided once', () => {
  expect(seckillApplicationMachine.reachable()).toEqual(new Set(applicationStates));
  expect(seckillApplicationMachine.open).toEqual(['applied']);
  expect(seckillApplicationMachine.next('accepted', 'withdraw')).toBeUndefined();
});
