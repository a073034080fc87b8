import type { House } from '../kernel/house.ts';
import { hashesBetween, policyHeader, writePolicy } from '../kernel/http/content-policy.ts';
import type { App } from '../kernel/http/route.ts';
import { contractCalls } from './contract-calls.ts';
import { describeCalls } from './describe-calls.ts';
import { referencePage } from './reference-page.ts';

const referencePolicy = writePolicy({
  'default-src': "'none'",
  'script-src': hashesBetween(referencePage, 'script'),
  'style-src': hashesBetween(referencePage, 'style'),
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
});

/** The API reference at /docs, and its machine-readable form beside it. It names every door of the house, so production opens it on purpose only. */
export const serveDocs = (house: House, app: App): void => {
  if (!house.config.docsOn) return;
  let made: Promise<string> | undefined;
  const make = async () => JSON.stringify(describeCalls(await contractCalls(), house.config.API_BASE, house.config.version));
  const openapi = () => (made ??= make());
  app.fastify.get('/docs', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header(policyHeader, referencePolicy).send(referencePage),
  );
  app.fastify.get('/docs/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await openapi()),
  );
};
