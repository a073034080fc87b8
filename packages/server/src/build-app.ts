import { join } from 'node:path';
import { sandbox } from '@mall/sandbox/sandbox.ts';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { newsOperationsRoutes } from './account/news.operations-routes.ts';
import { noteDenial } from './account/note-denial.ts';
import { peekCaptcha } from './account/peek-captcha.ts';
import { afterSaleOperationsRoutes } from './after-sale/after-sale.operations-routes.ts';
import { afterSaleRoutes } from './after-sale/after-sale.routes.ts';
import { afterSaleSellerRoutes } from './after-sale/after-sale.seller-routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { settlementRoutes } from './cart/settlement.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { goodsRoutes } from './catalogue/goods.routes.ts';
import { serveNameplate } from './catalogue/serve-nameplate.ts';
import { contentRoutes } from './content/content.routes.ts';
import { serveMedia } from './content/serve-media.ts';
import { uploadRoutes } from './content/upload.routes.ts';
import { serveDocs } from './docs/serve-docs.ts';
import type { House } from './kernel/house.ts';
import { answerFailure } from './kernel/http/answer-failure.ts';
import { buildFastify } from './kernel/http/build-fastify.ts';
import { policyHeader, writePolicy } from './kernel/http/content-policy.ts';
import { requestLanguage } from './kernel/http/request-language.ts';
import { type App, holdAnswer } from './kernel/http/route.ts';
import { serveCalls } from './kernel/http/serve-calls.ts';
import { refuse } from './kernel/refusal.ts';
import { goodsDetailsRoutes } from './marketing/goods-details.routes.ts';
import { informationRoutes } from './marketing/information.routes.ts';
import { marketingRoutes } from './marketing/marketing.routes.ts';
import { addressRoutes } from './member/address.routes.ts';
import { favouritesRoutes } from './member/favourites.routes.ts';
import { invoiceTitleRoutes } from './member/invoice-title.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { orderSellerRoutes } from './order/order.seller-routes.ts';
import { paymentOperationsRoutes } from './payment/payment.operations-routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { paymentSellerRoutes } from './payment/payment.seller-routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { storeRoutes } from './store/store.routes.ts';
import type { Web } from './web/load-web.ts';
import { serveSeo } from './web/seo.ts';
import { serveWeb } from './web/serve-web.ts';

/** Pages of the outside world: no script, and forms that end there or, once paid, here. */
const openSandbox = (house: House, fastify: FastifyInstance): void => {
  const policy = writePolicy({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'img-src': "'self' data:",
    'frame-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  });
  fastify.register(async (scope) => {
    scope.addHook('onSend', (_request, reply, payload, done) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header(policyHeader, policy).removeHeader('x-frame-options');
      done(null, payload);
    });
    sandbox(scope, {
      peekCaptcha: (uuid) => peekCaptcha(house.memory, uuid),
      pay: { secret: house.paySecret, folder: join(house.config.DATA_DIR, 'sandbox') },
    });
  });
};

/** The whole server, not yet listening: every room's calls, pictures, the sandbox when it is on, and the pages when they are built. */
export const buildApp = (house: House, fastify: FastifyInstance = buildFastify(house.config), web?: Web): App => {
  const app: App = {
    fastify,
    runners: new Map(),
    hearAnswer: house.config.NODE_ENV === 'test' ? holdAnswer : undefined,
    noteDenial: noteDenial(house.db),
  };

  accountRoutes(app, house);
  newsOperationsRoutes(app, house);
  contentRoutes(app, house);
  uploadRoutes(app, house);
  storeRoutes(app, house);
  catalogueRoutes(app, house);
  goodsRoutes(app, house);
  const search = searchRoutes(app, house);
  marketingRoutes(app, house, search);
  informationRoutes(app, house);
  goodsDetailsRoutes(app, house);
  memberRoutes(app, house);
  favouritesRoutes(app, house);
  addressRoutes(app, house);
  invoiceTitleRoutes(app, house);
  orderRoutes(app, house);
  orderSellerRoutes(app, house);
  cartRoutes(app, house);
  settlementRoutes(app, house);
  paymentRoutes(app, house);
  paymentSellerRoutes(app, house);
  paymentOperationsRoutes(app, house);
  afterSaleRoutes(app, house);
  afterSaleSellerRoutes(app, house);
  afterSaleOperationsRoutes(app, house);
  reviewRoutes(app, house);

  serveCalls(house, app);
  serveDocs(house, app);
  serveMedia(fastify);
  serveNameplate(house, fastify);
  serveSeo(house, fastify, web?.entry.isBuilt);
  if (house.config.sandboxOn) openSandbox(house, fastify);

  fastify.get('/healthz', async (_request, reply) => {
    try {
      await house.db.pool.query('select 1');
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  if (web) serveWeb(house, app, web);
  else fastify.setNotFoundHandler((request, reply) => answerFailure(reply, refuse('kernel.unknown_call'), requestLanguage(request)));
  return app;
};
