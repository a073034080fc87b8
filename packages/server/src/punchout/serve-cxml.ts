import { protocolTraits } from '@mall/contract/punchout/punchout.rules.ts';
import type { FastifyReply } from 'fastify';
import { addressGroup } from '../kernel/address-group.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { drainRequest } from '../kernel/http/drain-request.ts';
import type { App } from '../kernel/http/route.ts';
import { Refusal, refusalEnvelope } from '../kernel/refusal.ts';
import { createTally } from '../kernel/tally.ts';
import { actingBuyer } from './acting-buyer.ts';
import { payloadId } from './back-page.ts';
import { type Connection, findConnection, isSecret } from './connection.queries.ts';
import type { CxmlRequest, StatusCode } from './cxml.rules.ts';
import { deviceOf, noteRefusal } from './note-refusal.ts';
import { openVisit } from './open-visit.ts';
import { PunchFault } from './punch-fault.ts';
import { readCxml } from './read-cxml.ts';
import { mostXmlBytes, XmlFault } from './read-xml.ts';
import { takeOrder } from './take-order.ts';
import { type Paper, writeProfile, writeSetupResponse, writeStatus } from './write-cxml.ts';

export const cxmlPath = '/punchout/cxml';
export const startPath = '/punchout/start';

const minute = 60_000;

type Found = Awaited<ReturnType<typeof findConnection>>;

/** Whether it is the system that it says it is: the key that it calls us by, who it is itself, and the secret of both. A wrong word says no more than another. */
const prove = (found: Found, asked: CxmlRequest): Connection => {
  const sender = found?.senderIdentity || found?.fromIdentity;
  const fits =
    isSecret(asked.sharedSecret, found?.secret ?? '') &&
    found !== undefined &&
    protocolTraits[found.protocol].door === 'cxml' &&
    asked.from.identity === found.fromIdentity &&
    (found.fromDomain === '' || asked.from.domain === found.fromDomain) &&
    asked.sender.identity === sender;
  if (!found || !fits || asked.sharedSecret === '') throw new PunchFault(401, 'From, To, Sender and SharedSecret do not fit a connection');
  if (!found.open) throw new PunchFault(403, 'The connection is switched off');
  const { secret: _, ...connection } = found;
  return connection;
};

const failureOf = (error: unknown): { status: StatusCode; words: string } | undefined => {
  if (error instanceof PunchFault) return { status: error.status, words: error.message };
  if (error instanceof XmlFault) return { status: 400, words: `The document is not read: ${error.message}` };
  if (error instanceof Refusal) return { status: 409, words: refusalEnvelope(error, 'zh').msg };
  return undefined;
};

const send = (reply: FastifyReply, text: string) =>
  reply.status(200).header('content-type', 'text/xml; charset=utf-8').header('cache-control', 'no-store').send(text);

/** The door of purchasing systems that speak cXML: outside of the encrypted wire and of every cookie. */
export const serveCxml = (house: House, { fastify }: App): void => {
  const { config, db } = house;
  const refused = createTally(config.WIRE_FAILURES, minute);
  const plainAllowed = config.siteUrl.startsWith('http:');
  const about = (): Paper => ({ payloadId: payloadId(config.siteUrl), at: new Date() });

  const answer = async (paper: Paper, found: Found, asked: CxmlRequest): Promise<string> => {
    const connection = prove(found, asked);
    if (asked.request.kind === 'profile') return writeProfile(paper, `${config.siteUrl}${cxmlPath}`);
    if (asked.request.kind === 'order') {
      const { request: order } = asked;
      const taken = await inTransaction(db, (tx) => takeOrder(tx, connection, { ...order, payloadId: asked.payloadId }, config));
      return writeStatus(paper, 200, taken);
    }
    const { operation, buyerCookie, formPost, email, items } = asked.request;
    const key = await inTransaction(db, async (tx) =>
      openVisit(tx, connection, await actingBuyer(tx, connection, email), { operation, buyerCookie, url: formPost, items }, plainAllowed),
    );
    return writeSetupResponse(paper, `${config.siteUrl}${startPath}?key=${key}`);
  };

  const tooOften = (reply: FastifyReply) =>
    send(reply, writeStatus(about(), 429, 'Too many refused requests from this address; try again in a minute'));

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ['text/xml', 'application/xml'])
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: mostXmlBytes }, (_request, body, done) => void done(null, body));
    scope.setErrorHandler(async (error: { code?: string; statusCode?: number }, request, reply) => {
      await drainRequest(request, reply);
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return send(reply, writeStatus(about(), 413, `The document has more than ${mostXmlBytes} bytes`));
      if (error.statusCode !== undefined && error.statusCode < 500)
        return send(reply, writeStatus(about(), 400, 'cXML is sent by POST as text/xml or application/xml'));
      request.log.error({ err: error }, 'cXML not answered');
      return send(reply, writeStatus(about(), 500, 'Please try again later'));
    });
    scope.post(cxmlPath, async (request, reply) => {
      const address = addressGroup(request.ip);
      if (refused.isOver(address)) return tooOften(reply);
      let whose = address;
      let asked: CxmlRequest | undefined;
      let found: Found;
      try {
        asked = readCxml(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        found = await findConnection(db, house.sealer, { key: asked.to.identity });
        // What goes wrong in a known name shuts out nobody else who comes from there.
        if (found) whose = `${address} ${found.id}`;
        if (refused.isOver(whose)) return tooOften(reply);
        return send(reply, await answer(about(), found, asked));
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        const { status, words } = failure;
        const aboutWho = status === 401 || status === 403;
        if (aboutWho || status === 400) refused.add(whose);
        if (asked)
          await noteRefusal(db, {
            connection: found,
            named: asked.to.identity,
            reason: `cXML ${status}: ${words}`,
            from: deviceOf(request),
            audited: aboutWho,
          });
        return send(reply, writeStatus(about(), status, words));
      }
    });
  });
};
