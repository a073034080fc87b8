import type { House } from '../kernel/house.ts';
import type { App } from '../kernel/http/route.ts';
import { describeCalls } from './describe-calls.ts';
import { referencePage } from './reference-page.ts';

/** The API reference at /docs, and its machine-readable form beside it. */
export const serveDocs = (house: House, app: App): void => {
  let made: string | undefined;
  const openapi = () =>
    (made ??= JSON.stringify(
      describeCalls(
        [...app.runners.values()].map(({ call }) => call),
        house.config.API_BASE,
        house.config.version,
      ),
    ));
  app.fastify.get('/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(referencePage));
  app.fastify.get('/docs/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(openapi()),
  );
};
