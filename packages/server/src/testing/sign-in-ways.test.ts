import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../kernel/config.ts';

/** Calls of the storefront that answer with a token. */
const ways = [
  'accountApi.signIn',
  'accountApi.signInBySms',
  'accountApi.register',
  'socialApi.signIn',
  'socialApi.bind',
  'identityApi.redeem',
  'identityApi.join',
  'partnerApi.enter',
  'partnerApi.channelEnter',
];

/** `account/sign-in.ts` stores the token, merges the visitor's cart and forgets what he had read; a way in that does this by itself forgets one of them sooner or later. */
it('ends every way of signing in where the cart is merged', () => {
  const pages = globSync('packages/web/app/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
  for (const way of ways) {
    const made = pages.filter(({ text }) => new RegExp(`browserCall\\(\\s*${way.replace('.', '\\.')}\\b`).test(text));
    expect(made.length, way).toBeGreaterThan(0);
    for (const { path, text } of made) expect(/\benter\(|\bsignIn\(\{/.test(text), `${path} makes ${way} by itself`).toBe(true);
  }
});
