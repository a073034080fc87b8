import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readActor } from './account/read-actor.ts';
import { httpMail } from './gateways/mail.ts';
import { openPay } from './gateways/open-pay.ts';
import { loadPaySecret, refuseSandboxSecret } from './gateways/pay-secret.ts';
import { httpSms } from './gateways/sms.ts';
import type { Config } from './kernel/config.ts';
import { openDb, openPool } from './kernel/db.ts';
import type { House } from './kernel/house.ts';
import { processMemory, redisMemory, sturdyMemory } from './kernel/memory.ts';
import { openNews } from './kernel/news.ts';
import { loadSm2Key } from './kernel/sm/sm2-key.ts';
import { createWireCrypto } from './kernel/sm/wire-crypto.ts';
import { listenersOf } from './listeners.ts';

// Whoever asks hears within ten seconds, also when the database has fallen silent.
const patienceMs = 9000;

/** Opens everything the rooms share. `close` gives it back in the other order. */
export const openHouse = (config: Config, databaseUrl: string, log: FastifyBaseLogger): House & { close: () => Promise<void> } => {
  const pool = openPool(databaseUrl, config.DATABASE_POOL, patienceMs);
  const news = openNews(listenersOf(config));
  const db = openDb(pool, news.hear);
  const own = processMemory();
  const memory = config.REDIS_URL
    ? sturdyMemory(redisMemory(config.REDIS_URL), own, (error) => log.warn({ err: error }, 'shared memory away'))
    : own;
  const crypto = createWireCrypto(loadSm2Key(join(config.DATA_DIR, 'keys/sm2.pem')), (message) => log.warn(message));
  const secretFile = join(config.DATA_DIR, 'keys/pay.secret');
  const paySecret = config.PAY_SECRET ?? loadPaySecret(secretFile);
  if (config.NODE_ENV === 'production' && !config.sandboxOn) refuseSandboxSecret(secretFile, paySecret);
  const payUrl = config.PAY_URL ?? (config.sandboxOn ? `${config.siteUrl}/sandbox/pay/api` : undefined);
  return {
    config,
    db,
    news,
    memory,
    crypto,
    log,
    sms: httpSms(config.SMS_URL ?? `${config.siteUrl}/sandbox/sms`),
    mail: httpMail(config.MAIL_URL ?? `${config.siteUrl}/sandbox/mail`),
    pay: openPay({ url: payUrl, secret: paySecret }),
    paySecret,
    readActor: (proof) => readActor(db, proof, config.SESSION_IDLE_HOURS),
    close: async () => {
      await memory.close();
      await pool.end();
      crypto.close();
    },
  };
};
