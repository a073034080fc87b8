import type { House } from '../kernel/house.ts';
import type { App } from '../kernel/http/route.ts';
import { contractCalls } from './contract-calls.ts';
import { describeCalls } from './describe-calls.ts';
import { referencePage } from './reference-page.ts';

/** The API reference at /docs, and its machine-readable form beside it. It names every door of the house, so production opens it on purpose only. */
export const serveDocs = (house: House, app: App): void => {
  if (!house.config.docsOn) return;
  let made: Promise<string> | undefined;
  const make = async () => JSON.stringify(describeCalls(await contractCalls(), house.config.API_BASE, house.config.version));
  const openapi = () => (made ??= make());
  app.fastify.get('/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(referencePage));
  app.fastify.get('/docs/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await openapi()),
  );
};
