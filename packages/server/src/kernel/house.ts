import type { FastifyBaseLogger } from 'fastify';
import type { MailGateway } from '../gateways/mail.ts';
import type { PayGateway } from '../gateways/pay.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { Actor } from './actor.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Proof } from './http/companion.ts';
import type { Memory } from './memory.ts';
import type { News } from './news.ts';
import type { WireCrypto } from './sm/wire-crypto.ts';

/** What the rooms share; made once at the start and handed to every room's routes. */
export type House = {
  readonly config: Config;
  readonly db: Db;
  /** Who is told what the rooms tell, and what became of it. */
  readonly news: News;
  readonly memory: Memory;
  readonly crypto: WireCrypto;
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  readonly pay: PayGateway;
  /** Shared with the bank: both sides sign with it. */
  readonly paySecret: string;
  readonly log: FastifyBaseLogger;
  /** Given by the account room: who holds this token and its companion. */
  readonly readActor: (proof: Proof) => Promise<Actor>;
};
