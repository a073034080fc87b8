import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readActor } from './account/read-actor.ts';
import { openIdentity } from './gateways/identity.ts';
import { httpMail } from './gateways/mail.ts';
import { openNameServer } from './gateways/name-server.ts';
import { httpOa } from './gateways/oa.ts';
import { openPay } from './gateways/open-pay.ts';
import { refuseSandboxSecret } from './gateways/pay-secret.ts';
import { httpSms } from './gateways/sms.ts';
import { httpSocial } from './gateways/social.ts';
import { httpTax } from './gateways/tax.ts';
import { openVirusScanner } from './gateways/virus-scanner.ts';
import { watchFiles, watchMail, watchOa, watchPay, watchScanner, watchSms, watchSocial, watchTax } from './gateways/watch-gateways.ts';
import type { Config } from './kernel/config.ts';
import { openDb, openPool } from './kernel/db.ts';
import { openFiles } from './kernel/files/open-files.ts';
import type { House } from './kernel/house.ts';
import { openPages } from './kernel/live-pages.ts';
import { openSettings } from './kernel/live-settings.ts';
import { processMemory, redisMemory, sturdyMemory } from './kernel/memory.ts';
import { openNews } from './kernel/news.ts';
import { openFigures } from './kernel/node-figures.ts';
import { openSealer } from './kernel/open-sealer.ts';
import { loadOwnSecret } from './kernel/own-secret.ts';
import { openReads, primaryReads } from './kernel/reads/open-reads.ts';
import { openWireKeys } from './kernel/wire-keys/open-wire-keys.ts';
import { listenersOf } from './listeners.ts';

const ownProviderOf = (config: Config) => {
  const issuer = config.IDP_ISSUER ?? (config.sandboxOn ? `${config.siteUrl}/sandbox/idp` : undefined);
  if (issuer === undefined) return undefined;
  const clientSecret = config.IDP_CLIENT_SECRET ?? loadOwnSecret(join(config.DATA_DIR, 'keys/idp.secret'));
  return { issuer, clientId: config.IDP_CLIENT_ID, clientSecret, trusted: true };
};

// Whoever asks hears within ten seconds, also when the database has fallen silent.
const patienceMs = 9000;

/** Opens everything the rooms share. `close` gives it back in the other order. `directUrl`: the database itself, past a pooler. */
export const openHouse = (config: Config, directUrl: string, log: FastifyBaseLogger): House & { close: () => Promise<void> } => {
  const pooledUrl = config.DATABASE_DIRECT_URL === undefined ? directUrl : (config.DATABASE_URL ?? directUrl);
  const named = config.DATABASE_STATEMENTS === 'named';
  const pool = openPool(pooledUrl, config.DATABASE_POOL, { patienceMs, named });
  const news = openNews(listenersOf(config));
  const db = openDb(pool, news.hear, directUrl);
  const replicaUrl = config.DATABASE_REPLICA_URL;
  const reads =
    replicaUrl === undefined
      ? primaryReads(db)
      : openReads(db, { url: replicaUrl, seconds: config.DATABASE_REPLICA_SECONDS, patienceMs, named }, log);
  const own = processMemory();
  const memory = config.REDIS_URL
    ? sturdyMemory(redisMemory(config.REDIS_URL), own, (error) => log.warn({ err: error }, 'shared memory away'))
    : own;
  const sealer = openSealer(config);
  const crypto = openWireKeys(db, sealer, join(config.DATA_DIR, 'keys/sm2.pem'), (message) => log.warn(message));
  const secretFile = join(config.DATA_DIR, 'keys/pay.secret');
  const paySecret = config.PAY_SECRET ?? loadOwnSecret(secretFile);
  if (config.NODE_ENV === 'production' && !config.sandboxOn) refuseSandboxSecret(secretFile, paySecret);
  const payUrl = config.PAY_URL ?? (config.sandboxOn ? `${config.siteUrl}/sandbox/pay/api` : undefined);
  const taxSecret = config.TAX_SECRET ?? loadOwnSecret(join(config.DATA_DIR, 'keys/tax.secret'));
  const taxUrl = config.TAX_URL ?? (config.sandboxOn ? `${config.siteUrl}/sandbox/tax/api` : undefined);
  const socialSecret = config.SOCIAL_SECRET ?? loadOwnSecret(join(config.DATA_DIR, 'keys/social.secret'));
  const socialUrl = config.SOCIAL_URL ?? (config.sandboxOn ? `${config.siteUrl}/sandbox/social/api` : undefined);
  const figures = openFigures();
  return {
    config,
    settings: openSettings(config, db, log),
    pages: openPages(db, reads),
    db,
    files: watchFiles(openFiles(config), figures),
    virusScanner: watchScanner(openVirusScanner(config.FILES_SCAN), figures),
    reads,
    news,
    health: { draining: false, underWay: 0 },
    streams: { open: 0, opened: 0, refused: 0, gone: 0, cut: 0 },
    memory,
    crypto,
    sealer,
    log,
    figures,
    sms: watchSms(httpSms(config.SMS_URL ?? `${config.siteUrl}/sandbox/sms`), figures),
    mail: watchMail(httpMail(config.MAIL_URL ?? `${config.siteUrl}/sandbox/mail`), figures),
    pay: watchPay(openPay({ url: payUrl, secret: paySecret }), figures),
    oa: watchOa(httpOa({ sandbox: config.sandboxOn ? `${config.siteUrl}/sandbox/oa/api` : undefined, named: config.OA_SITES }), figures),
    paySecret,
    tax: watchTax(httpTax(taxUrl, taxSecret), figures),
    taxSecret,
    identity: openIdentity(config),
    names: openNameServer(config),
    ownProvider: ownProviderOf(config),
    social: watchSocial(httpSocial(socialUrl, socialSecret, config.SOCIAL_APP_ID), figures),
    socialSecret,
    siteSecrets: {
      cloud:
        config.CLOUD_PLATFORM_SECRET ??
        (config.CLOUD_PLATFORM_URL === undefined && config.sandboxOn
          ? loadOwnSecret(join(config.DATA_DIR, 'keys/cloud.secret'))
          : undefined),
      group: config.GROUP_SITE_SECRET,
    },
    readActor: (proof, unattended) => readActor(db, proof, unattended),
    close: async () => {
      await memory.close();
      await reads.close();
      await pool.end();
      crypto.close();
    },
  };
};
