import { expect, test } from 'vitest';
import { skinVariables } from './zone-skin.rules.ts';

test('a zone colours the whole frame', () => {
  const variables = skinVariables({ brand: '#2e7d32', deep: '#1b5e20' });
  expect(variables).toMatchObject({
    '--c-brand-600': '#2e7d32',
    '--c-nav': '#2e7d32',
    '--c-topbar': '#1b5e20',
  });
  expect(variables['--c-brand-50']).toBe('#f2f7f3');
});

test('blue zones get the orange ring, green ones keep the blue', () => {
  expect(skinVariables({ brand: '#0b63a5', deep: '#083d66' })['--c-focus']).toBe('#b34700');
  expect(skinVariables({ brand: '#7b3f00', deep: '#4e2800' })['--c-focus']).toBe('#b34700');
});

test('colours on which white cannot be read are not taken', () => {
  expect(skinVariables({ brand: '#ffb300', deep: '#083d66' })).toEqual({});
  expect(skinVariables({ brand: '#0b63a5', deep: '#9ec9ee' })).toEqual({});
});

test('nothing but a colour gets into the page', () => {
  for (const brand of ['red', '#fff', '#0b63a5;}body{display:none', 'url(//evil)', '</style><script>'])
    expect(skinVariables({ brand, deep: '#083d66' })).toEqual({});
  expect(skinVariables({})).toEqual({});
  for (const value of Object.values(skinVariables({ brand: '#0b63a5', deep: '#083d66', evil: '</style>' })))
    expect(value).toMatch(/^#[0-9a-f]{6}$/);
});
