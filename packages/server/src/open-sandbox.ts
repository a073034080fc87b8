import { join } from 'node:path';
import { sandbox } from '@mall/sandbox/sandbox.ts';
import type { FastifyInstance } from 'fastify';
import { demoPartners } from '../demo/account/connect-demo-doors.ts';
import { demoPeople } from '../demo/account/demo-identities.ts';
import { demoOperators } from '../demo/account/demo-members.ts';
import { callbackPath } from './account/identity/asking.ts';
import { findSandboxSecret } from './account/identity/provider.queries.ts';
import { listSandboxCodes } from './account/list-sandbox-codes.ts';
import { listSandboxPartners } from './account/partner/list-sandbox-partners.ts';
import { peekCaptcha } from './account/peek-captcha.ts';
import { readOaDoors } from './approval/oa-door.queries.ts';
import type { House } from './kernel/house.ts';
import { policyHeader, writePolicy } from './kernel/http/content-policy.ts';
import { readHookSecrets } from './open/hook-secrets.queries.ts';
import { readSandboxConnections } from './punchout/sandbox-connections.queries.ts';

/** Pages of the outside world: no script, and forms that end there or, once paid, here. */
export const openSandbox = (house: House, fastify: FastifyInstance): void => {
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
      idp: {
        issuer: `${house.config.siteUrl}/sandbox/idp`,
        secretOf: (clientId) => findSandboxSecret(house, clientId),
        people: demoPeople,
        callbackPath,
      },
      partner: {
        site: house.config.siteUrl,
        partners: async () =>
          house.config.demoOn
            ? listSandboxPartners(
                house,
                demoPartners.map(({ keyNo }) => keyNo),
                demoPeople.map(({ mobile }) => mobile),
              )
            : [],
      },
      social: { secret: house.socialSecret },
      ...(house.siteSecrets.cloud !== undefined && {
        cloud: { secret: house.siteSecrets.cloud, verifyUrl: `${house.config.siteUrl}${house.config.API_BASE}/auth/useToken/cloud` },
      }),
      punchout: {
        site: house.config.siteUrl,
        connections: () => readSandboxConnections(house),
        folder: join(house.config.DATA_DIR, 'sandbox'),
      },
      erp: { secrets: () => readHookSecrets(house), folder: join(house.config.DATA_DIR, 'sandbox') },
      tax: { secret: house.taxSecret, folder: join(house.config.DATA_DIR, 'sandbox') },
      pay: { secret: house.paySecret, folder: join(house.config.DATA_DIR, 'sandbox'), accountNo: house.config.PAY_ACCOUNT_NO },
    });
  });
};
