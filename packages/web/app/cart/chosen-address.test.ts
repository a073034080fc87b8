import { expect, it } from 'vitest';
import { chosenAddress } from './chosen-address.ts';

const addresses = [{ id: '1' }, { id: '2' }];
const idOf = (chosen: string | undefined, isCorrection: boolean) => chosenAddress(addresses, { chosen, usual: '1', isCorrection })?.id;

it('goods go where the buyer says, else where they usually go; a correction never goes elsewhere than its order without a word', () => {
  expect([idOf('2', false), idOf(undefined, false), idOf('9', false)]).toEqual(['2', '1', undefined]);
  expect([idOf('2', true), idOf(undefined, true)]).toEqual(['2', undefined]);
});
