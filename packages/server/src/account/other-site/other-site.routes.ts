import { otherSiteApi } from '@mall/contract/account/other-site.api.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { issueUseToken } from './issue-use-token.ts';
import { takeUseToken } from './take-use-token.ts';

/** The other sites' door is outside the encrypted wire, with their signature over the bytes as they came. */
export const otherSiteRoutes = (app: App, house: House): void => {
  route(app, otherSiteApi.getUseToken, ({ actor, query }) => issueUseToken(house, actor, query.site));
  app.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, text, done) => void done(null, text));
    for (const prefix of ['', '/front'])
      scope.post<{ Params: { site: string }; Body: string | undefined }>(
        `${house.config.API_BASE}${prefix}/auth/useToken/:site`,
        async ({ params, headers, body, ip }, reply) => {
          const from = { address: ip, device: String(headers['user-agent'] ?? '').slice(0, 200) };
          const { status, ...told } = await takeUseToken(house, { site: params.site, headers, text: body ?? '', from });
          return reply.status(status).send({ ok: status === 200, ...told });
        },
      );
  });
};
