import type { OtherSite } from '@mall/contract/account/other-site.rules.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { IdentityGateway, Provider } from '../gateways/identity.ts';
import type { MailGateway } from '../gateways/mail.ts';
import type { NameServer } from '../gateways/name-server.ts';
import type { OaGateway } from '../gateways/oa.ts';
import type { PayGateway } from '../gateways/pay.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { SocialGateway } from '../gateways/social.ts';
import type { TaxGateway } from '../gateways/tax.ts';
import type { VirusScanner } from '../gateways/virus-scanner.ts';
import type { Actor } from './actor.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Files } from './files/files.ts';
import type { Proof } from './http/companion.ts';
import type { LivePages } from './live-pages.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Memory } from './memory.ts';
import type { News } from './news.ts';
import type { NodeFigures } from './node-figures.ts';
import type { Reads } from './reads/open-reads.ts';
import type { Sealer } from './sealer.ts';
import type { WireKeys } from './wire-keys/open-wire-keys.ts';

/** Streams that are open at this node, and how many were ever opened, refused for their number, ended because a session was, and cut because nobody read them. */
type StreamFigures = { open: number; opened: number; refused: number; gone: number; cut: number };

/** What the rooms share; made once at the start and handed to every room's routes. */
export type House = {
  /** Its values are replaced in place when the mall's people publish others: read them when they are needed, and keep none. */
  readonly config: Config;
  readonly settings: LiveSettings;
  readonly pages: LivePages;
  readonly db: Db;
  /** What people sent and what the mall made for them, the same for every node. */
  readonly files: Files;
  /** Who looks at what people send before it can be used. */
  readonly virusScanner: VirusScanner;
  /** Reads that need not burden the primary, where there is a replica. */
  readonly reads: Reads;
  /** Who is told what the rooms tell, and what became of it. */
  readonly news: News;
  readonly streams: StreamFigures;
  /** `draining`: this node is about to end, and nobody new should be sent to it. `underWay`: requests that are not answered to the end, streams with them. */
  readonly health: { draining: boolean; underWay: number };
  readonly figures: NodeFigures;
  readonly memory: Memory;
  readonly crypto: WireKeys;
  readonly sealer: Sealer;
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  readonly pay: PayGateway;
  /** The companies' own systems, each behind the address that the company named. */
  readonly oa: OaGateway;
  /** Shared with the bank: both sides sign with it. */
  readonly paySecret: string;
  /** Who issues invoices. */
  readonly tax: TaxGateway;
  readonly taxSecret: string;
  /** Who knows who people are, and the one whom the mall itself asks; undefined where it asks nobody. */
  readonly identity: IdentityGateway;
  readonly names: NameServer;
  readonly ownProvider: Provider | undefined;
  /** Who scanned the QR panel of the sign-in page. */
  readonly social: SocialGateway;
  readonly socialSecret: string;
  /** What each other site signs with that asks who came; one without a secret is not connected. */
  readonly siteSecrets: Readonly<Record<OtherSite, string | undefined>>;
  readonly log: FastifyBaseLogger;
  /** Given by the account room: who holds this token and its companion. */
  readonly readActor: (proof: Proof, unattended?: boolean) => Promise<Actor>;
};
