import { join } from 'node:path';
import { sandbox } from '@mall/sandbox/sandbox.ts';
import type { FastifyInstance } from 'fastify';
import { demoOperators } from '../demo/account/demo-members.ts';
import { accountRoutes } from './account/account.routes.ts';
import { auditRoutes } from './account/audit.routes.ts';
import { beginAct } from './account/begin-act.ts';
import { closingRoutes } from './account/closing.routes.ts';
import { companyRoleRoutes } from './account/company-role.routes.ts';
import { counterRoutes } from './account/counter.routes.ts';
import { deskRoutes } from './account/desk.routes.ts';
import { findRoutes } from './account/find.routes.ts';
import { requireProof } from './account/find-proof.ts';
import { healthOperationsRoutes } from './account/health.operations-routes.ts';
import { listSandboxCodes } from './account/list-sandbox-codes.ts';
import { mallLogRoutes } from './account/mall-log.operations-routes.ts';
import { newsOperationsRoutes } from './account/news.operations-routes.ts';
import { noteDenial } from './account/note-denial.ts';
import { peekCaptcha } from './account/peek-captcha.ts';
import { peopleOperationsRoutes } from './account/people.operations-routes.ts';
import { securityRoutes } from './account/security.routes.ts';
import { settingOperationsRoutes } from './account/setting.operations-routes.ts';
import { staffOperationsRoutes } from './account/staff.operations-routes.ts';
import { staffSellerRoutes } from './account/staff.seller-routes.ts';
import { workOperationsRoutes } from './account/work.operations-routes.ts';
import { actSubjects } from './act-subjects.ts';
import { afterSaleOperationsRoutes } from './after-sale/after-sale.operations-routes.ts';
import { afterSaleRoutes } from './after-sale/after-sale.routes.ts';
import { afterSaleSellerRoutes } from './after-sale/after-sale.seller-routes.ts';
import { agreementOperationsRoutes } from './agreement/agreement.operations-routes.ts';
import { agreementRoutes } from './agreement/agreement.routes.ts';
import { agreementSellerRoutes } from './agreement/agreement.seller-routes.ts';
import { approvalOperationsRoutes } from './approval/approval.operations-routes.ts';
import { oaOperationsRoutes } from './approval/oa.operations-routes.ts';
import { oaRoutes } from './approval/oa.routes.ts';
import { readOaDoors } from './approval/oa-door.queries.ts';
import { processRoutes } from './approval/process.routes.ts';
import { requestRoutes } from './approval/request.routes.ts';
import { billOperationsRoutes } from './billing/bill.operations-routes.ts';
import { billRoutes } from './billing/bill.routes.ts';
import { billSellerRoutes } from './billing/bill.seller-routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { correctionRoutes } from './cart/correction.routes.ts';
import { settlementRoutes } from './cart/settlement.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { goodsRoutes } from './catalogue/goods.routes.ts';
import { serveNameplate } from './catalogue/serve-nameplate.ts';
import { closingSlots } from './closing-slots.ts';
import { certificationRoutes } from './company/certification.routes.ts';
import { companiesRoutes } from './company/companies.operations-routes.ts';
import { companyOperationsRoutes } from './company/company.operations-routes.ts';
import { peopleRoutes } from './company/people.routes.ts';
import { structureRoutes } from './company/structure.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { feedbackOperationsRoutes } from './content/feedback.operations-routes.ts';
import { serveMedia } from './content/serve-media.ts';
import { serveSitePictures } from './content/serve-site-pictures.ts';
import { uploadRoutes } from './content/upload.routes.ts';
import { creditOperationsRoutes } from './credit/credit.operations-routes.ts';
import { creditRoutes } from './credit/credit.routes.ts';
import { deskSlots } from './desk-slots.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { downloadRoutes } from './download/download.routes.ts';
import { findSlots } from './find-slots.ts';
import { inquiryOperationsRoutes } from './inquiry/inquiry.operations-routes.ts';
import { inquiryRoutes } from './inquiry/inquiry.routes.ts';
import { inquirySellerRoutes } from './inquiry/inquiry.seller-routes.ts';
import { invoiceOperationsRoutes } from './invoice/invoice.operations-routes.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { invoiceSellerRoutes } from './invoice/invoice.seller-routes.ts';
import type { House } from './kernel/house.ts';
import { answerFailure } from './kernel/http/answer-failure.ts';
import { buildFastify } from './kernel/http/build-fastify.ts';
import { policyHeader, writePolicy } from './kernel/http/content-policy.ts';
import { requestLanguage } from './kernel/http/request-language.ts';
import { type App, holdAnswer } from './kernel/http/route.ts';
import { serveCalls } from './kernel/http/serve-calls.ts';
import { refuse } from './kernel/refusal.ts';
import { makers } from './makers.ts';
import { goodsDetailsRoutes } from './marketing/goods-details.routes.ts';
import { informationRoutes } from './marketing/information.routes.ts';
import { marketingRoutes } from './marketing/marketing.routes.ts';
import { addressRoutes } from './member/address.routes.ts';
import { favouritesRoutes } from './member/favourites.routes.ts';
import { invoiceTitleRoutes } from './member/invoice-title.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { personRoutes } from './member/person.routes.ts';
import { savedViewRoutes } from './member/saved-view.routes.ts';
import { todayRoutes } from './member/today.routes.ts';
import { creditReviewOperationsRoutes } from './order/credit-review.operations-routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { orderSellerRoutes } from './order/order.seller-routes.ts';
import { storeFiguresRoutes } from './order/store-figures.seller-routes.ts';
import { paymentOperationsRoutes } from './payment/payment.operations-routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { paymentSellerRoutes } from './payment/payment.seller-routes.ts';
import { statementOperationsRoutes } from './payment/statement.operations-routes.ts';
import { wrongOperationsRoutes } from './payment/wrong.operations-routes.ts';
import { performanceSlots } from './performance-slots.ts';
import { compareRoutes } from './procurement/compare/compare.routes.ts';
import { listRoutes } from './procurement/list.routes.ts';
import { matchRoutes } from './procurement/match/match.routes.ts';
import { standingRoutes } from './procurement/standing.routes.ts';
import { projectOperationsRoutes } from './project/project.operations-routes.ts';
import { projectRoutes } from './project/project.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { reviewSellerRoutes } from './review/review.seller-routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { applicationOperationsRoutes } from './store/application.operations-routes.ts';
import { applicationSellerRoutes } from './store/application.seller-routes.ts';
import { storeRoutes } from './store/store.routes.ts';
import { ownStoreRoutes, storesRoutes } from './store/stores.operations-routes.ts';
import { waitingSlots } from './waiting-slots.ts';
import type { Web } from './web/load-web.ts';
import { serveSeo } from './web/seo.ts';
import { serveCounters } from './web/serve-counters.ts';
import { serveWeb } from './web/serve-web.ts';
import { workSlots } from './work-slots.ts';

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
      listCodes: async () => (house.config.demoOn ? listSandboxCodes(house, demoOperators) : []),
      oa: {
        // Of those alone who have it for their system.
        secretOf: async (key) =>
          (await readOaDoors(house.db, house.sealer, { key })).find(({ url }) => url === `${house.config.siteUrl}/sandbox/oa/api`)?.secret,
        folder: join(house.config.DATA_DIR, 'sandbox'),
      },
      tax: { secret: house.taxSecret, folder: join(house.config.DATA_DIR, 'sandbox') },
      pay: { secret: house.paySecret, folder: join(house.config.DATA_DIR, 'sandbox'), accountNo: house.config.PAY_ACCOUNT_NO },
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
    beginAct: beginAct(house.db, actSubjects, { slots: workSlots, limits: house.config }, (facts, said) => fastify.log.error(facts, said)),
  };

  accountRoutes(app, house);
  counterRoutes(app, house);
  peopleOperationsRoutes(app, house);
  staffSellerRoutes(app, house);
  staffOperationsRoutes(app, house);
  settingOperationsRoutes(app, house);
  healthOperationsRoutes(app, house);
  mallLogRoutes(app, house);
  securityRoutes(app, house);
  closingRoutes(app, house, closingSlots);
  newsOperationsRoutes(app, house);
  companyRoleRoutes(app, house);
  auditRoutes(app, house);
  downloadRoutes(app, house, makers, requireProof);
  contentRoutes(app, house);
  feedbackOperationsRoutes(app, house);
  uploadRoutes(app, house);
  certificationRoutes(app, house);
  companiesRoutes(app, house);
  storesRoutes(app, house);
  ownStoreRoutes(app, house);
  companyOperationsRoutes(app, house);
  peopleRoutes(app, house);
  structureRoutes(app, house);
  storeRoutes(app, house);
  applicationSellerRoutes(app, house);
  applicationOperationsRoutes(app, house);
  catalogueRoutes(app, house);
  goodsRoutes(app, house);
  const search = searchRoutes(app, house);
  marketingRoutes(app, house, search);
  informationRoutes(app, house);
  goodsDetailsRoutes(app, house);
  memberRoutes(app, house);
  todayRoutes(app, house, waitingSlots);
  deskRoutes(app, house, deskSlots);
  findRoutes(app, house, findSlots);
  workOperationsRoutes(app, house, workSlots);
  storeFiguresRoutes(app, house, performanceSlots);
  favouritesRoutes(app, house);
  addressRoutes(app, house);
  personRoutes(app, house);
  invoiceTitleRoutes(app, house);
  savedViewRoutes(app, house);
  projectRoutes(app, house);
  projectOperationsRoutes(app, house);
  creditRoutes(app, house);
  creditOperationsRoutes(app, house);
  billRoutes(app, house);
  billSellerRoutes(app, house);
  billOperationsRoutes(app, house);
  oaRoutes(app, house);
  oaOperationsRoutes(app, house);
  orderRoutes(app, house);
  creditReviewOperationsRoutes(app, house);
  orderSellerRoutes(app, house);
  cartRoutes(app, house);
  settlementRoutes(app, house);
  correctionRoutes(app, house);
  listRoutes(app, house);
  standingRoutes(app, house);
  paymentRoutes(app, house);
  paymentSellerRoutes(app, house);
  paymentOperationsRoutes(app, house);
  wrongOperationsRoutes(app, house);
  statementOperationsRoutes(app, house);
  processRoutes(app, house);
  requestRoutes(app, house);
  approvalOperationsRoutes(app, house);
  afterSaleRoutes(app, house);
  afterSaleSellerRoutes(app, house);
  afterSaleOperationsRoutes(app, house);
  agreementRoutes(app, house);
  agreementSellerRoutes(app, house);
  agreementOperationsRoutes(app, house);
  inquiryRoutes(app, house);
  inquirySellerRoutes(app, house);
  inquiryOperationsRoutes(app, house);
  reviewRoutes(app, house);
  invoiceRoutes(app, house);
  invoiceSellerRoutes(app, house);
  invoiceOperationsRoutes(app, house);
  compareRoutes(app, house);
  reviewSellerRoutes(app, house);
  matchRoutes(app, house, search);

  serveCalls(house, app);
  serveDocs(house, app);
  serveMedia(fastify);
  serveSitePictures(house, fastify);
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
  serveCounters(app);
  if (web) serveWeb(house, app, web);
  else fastify.setNotFoundHandler((request, reply) => answerFailure(reply, refuse('kernel.unknown_call'), requestLanguage(request)));
  return app;
};
