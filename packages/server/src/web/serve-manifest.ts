import type { FastifyRequest } from 'fastify';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import type { App } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';

/** A page asks for one address and those above it; each is looked for among all routes. */
const mostPaths = 12;

type Asking = {
  handle: RequestHandler;
  urlOf: (request: FastifyRequest) => URL;
  limit: (address: string) => void;
};

/** What draws the screens at these addresses: asked for by a page that is about to lead there, and kept by the browser for this build. */
export const serveManifest = (app: App, { handle, urlOf, limit }: Asking): void => {
  app.fastify.get('/__manifest', async (request, reply) => {
    const url = urlOf(request);
    if ((url.searchParams.get('paths') ?? '').split(',').length > mostPaths) throw refuse('kernel.malformed');
    limit(request.ip);
    const answer = await handle(new Request(url), new RouterContextProvider());
    return reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  });
};
