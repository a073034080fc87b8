import type { House } from '../kernel/house.ts';
import { hashesBetween, policyHeader, writePolicy } from '../kernel/http/content-policy.ts';
import type { App } from '../kernel/http/route.ts';
import { contractCalls } from './contract-calls.ts';
import { describeCalls } from './describe-calls.ts';
import { permissionPage } from './permission-page.ts';
import { listAskers, matrixOf } from './permissions.ts';
import { referencePage } from './reference-page.ts';

const policyFor = (page: string) => ({
  'default-src': "'none'",
  'script-src': hashesBetween(page, 'script'),
  'style-src': hashesBetween(page, 'style'),
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
});
const referencePolicy = writePolicy(policyFor(referencePage));

/** The API reference at /docs, its machine-readable form and who may make which call beside it. They name every door of the house, so production opens them on purpose only. */
export const serveDocs = (house: House, app: App): void => {
  if (!house.config.docsOn) return;
  let made: Promise<string> | undefined;
  const make = async () =>
    JSON.stringify(describeCalls(await contractCalls(), house.config.SITE_NAME, house.config.API_BASE, house.config.version));
  const openapi = () => (made ??= make());
  house.settings.onChange(() => {
    made = undefined;
  });
  app.fastify.get('/docs', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header(policyHeader, referencePolicy).send(referencePage),
  );
  // The same page of what companies' own systems call.
  app.fastify.get('/docs/open', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header(policyHeader, referencePolicy).send(referencePage),
  );
  // Roles are data: it is read anew each time.
  app.fastify.get('/docs/permissions', async (_request, reply) => {
    const askers = await listAskers(house.db);
    const page = permissionPage(askers, matrixOf(await contractCalls(), askers), house.config.SITE_NAME);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(policyHeader, writePolicy(policyFor(page)))
      .send(page);
  });
  app.fastify.get('/docs/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await openapi()),
  );
};
