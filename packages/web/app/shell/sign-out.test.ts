import { expect, test } from 'vitest';
import { farewellAddress } from './sign-out.ts';

test('goes home when sign-in is here', () => {
  expect(farewellAddress({ switchOff: 'ON', url: 'https://idp.example/out' })).toBe('/');
});

test('ends the session at the identity provider when sign-in is there', () => {
  expect(farewellAddress({ switchOff: 'OFF', url: 'https://idp.example/out' })).toBe('https://idp.example/out');
});

test('goes home when the server did not answer or named no address', () => {
  expect(farewellAddress(undefined)).toBe('/');
  expect(farewellAddress({ switchOff: 'OFF' })).toBe('/');
});
