import { Id } from '@mall/contract/kernel/fields.ts';
import { protocolTraits } from '@mall/contract/punchout/punchout.rules.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Buyer } from '../kernel/actor.ts';
import { addressGroup } from '../kernel/address-group.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { drainRequest } from '../kernel/http/drain-request.ts';
import type { App } from '../kernel/http/route.ts';
import { readRows } from '../kernel/read-rows.ts';
import { createTally } from '../kernel/tally.ts';
import { askMall, outsideVisitor } from '../open/ask-mall.ts';
import type { QuoteLine } from '../order/read-quote.ts';
import { actingBuyer } from './acting-buyer.ts';
import { formPage, type Page } from './back-page.ts';
import { type Connection, findConnection, isSecret } from './connection.queries.ts';
import { deviceOf, noteRefusal } from './note-refusal.ts';
import { type OciCall, type OciFault, ociFields, readOci } from './oci.rules.ts';
import { openVisit, piecesOf } from './open-visit.ts';
import { PunchFault } from './punch-fault.ts';
import { describeLines, keptLines, quoteLeast, quoteSound } from './read-returned.ts';
import { returnUrl } from './return-url.ts';
import { sendPage, wordsPage } from './serve-back.ts';
import { startPath } from './serve-cxml.ts';

export const ociPath = '/punchout/oci';
const minute = 60_000;
const mostBytes = 32 * 1024;
/** What the mall's own search takes, and how much a purchasing system is shown of what is found. */
const mostSigns = 40;
const mostFound = 20;

const faults: Readonly<Record<OciFault, [zh: string, en: string]>> = {
  name_missing: ['缺少 USERNAME', 'USERNAME is missing'],
  hook_missing: ['缺少 HOOK_URL', 'HOOK_URL is missing'],
  function_unknown: ['不支持的 FUNCTION', 'This FUNCTION is not known'],
  signs_wrong: ['参数含有不能使用的字符', 'A parameter has characters that cannot be used'],
  too_long: ['参数过长', 'A parameter is too long'],
};

type Found = Awaited<ReturnType<typeof findConnection>>;

const prove = (found: Found, asked: OciCall): Connection => {
  const fits = isSecret(asked.password, found?.secret ?? '') && found && protocolTraits[found.protocol].door === 'oci';
  if (!found || !fits || asked.password === '') throw new PunchFault(401, 'USERNAME and PASSWORD do not fit a connection');
  if (!found.open) throw new PunchFault(403, 'The connection is switched off');
  const { secret: _, ...connection } = found;
  return connection;
};

const GoodsRow = z.strictObject({ goodsId: Id });

/** On one goods, or on what is found, where the other side asks for that. */
const landOn = async (tx: Tx, { function: asked, productId, searchString }: OciCall): Promise<string | undefined> => {
  if (asked === 'SOURCING' && searchString !== '')
    return `/searchGoodsResult?keyword=${encodeURIComponent([...searchString].slice(0, mostSigns).join(''))}`;
  if (asked !== 'DETAIL' || !Id.safeParse(productId).success) return undefined;
  const [row] = await readRows(tx, GoodsRow)`select goods_id::text as "goodsId" from spec where id = ${productId}`;
  return row && `/goodsDetails?goodsId=${row.goodsId}&specId=${productId}`;
};

const tooOften = (reply: FastifyReply) =>
  sendPage(reply, wordsPage('尝试过于频繁，请稍后再试', 'Too many refused requests; try again in a minute'), 429);

/** The door of purchasing systems that speak OCI: a browser comes with the form, or a system asks what one goods costs now. */
export const serveOci = (house: House, app: App): void => {
  const { fastify } = app;
  const { db, config } = house;
  const refused = createTally(config.WIRE_FAILURES, minute);
  const plainAllowed = config.siteUrl.startsWith('http:');

  /** Back to the other side without anybody looking. */
  const answerUnseen = async (connection: Connection, asked: OciCall, quote: (buyer: Buyer) => Promise<QuoteLine[]>): Promise<Page> => {
    const url = returnUrl(asked.hookUrl, connection.hosts, plainAllowed);
    if (!url) throw new PunchFault(403, 'HOOK_URL is not on a host of this connection');
    const lines = keptLines(await quote(await actingBuyer(db, connection, '')));
    return formPage(url.href, ociFields(await describeLines(db, lines, '', config.siteUrl), asked));
  };

  /** What a goods costs now. */
  const validate = (connection: Connection, asked: OciCall): Promise<Page> =>
    answerUnseen(connection, asked, (buyer) => {
      const num = piecesOf(asked.quantity || '1') ?? 1;
      return quoteSound(db, buyer, Id.safeParse(asked.productId).success ? [{ specId: asked.productId, num }] : []);
    });

  /** What is found, the best first, as few of each as can be bought: the other side shows it among what others found. */
  const searchFor = (connection: Connection, asked: OciCall, request: FastifyRequest): Promise<Page> =>
    answerUnseen(connection, asked, async (buyer) => {
      const keyword = [...asked.searchString.trim()].slice(0, mostSigns).join('');
      if (keyword === '') return [];
      const query = { keyword, pageNo: '1', pageSize: String(mostFound) };
      const { goodsVOList } = await askMall(app, outsideVisitor(house, request, buyer))(searchApi.goods, { query });
      return quoteLeast(
        db,
        buyer,
        goodsVOList.map(({ specId }) => specId),
      );
    });

  const letIn = async (connection: Connection, asked: OciCall): Promise<string> =>
    inTransaction(db, async (tx) => {
      const { okCode, target, caller, hookUrl: url } = asked;
      const buyer = await actingBuyer(tx, connection, '');
      const visit = {
        operation: 'create',
        buyerCookie: '',
        url,
        oci: { okCode, target, caller },
        landOn: await landOn(tx, asked),
        items: [],
      } as const;
      return openVisit(tx, connection, buyer, visit, plainAllowed);
    });

  const answer = async (given: Record<string, unknown>, request: FastifyRequest, reply: FastifyReply) => {
    const address = addressGroup(request.ip);
    if (refused.isOver(address)) return tooOften(reply);
    const asked = readOci(given);
    if (typeof asked === 'string') {
      refused.add(address);
      return sendPage(reply, wordsPage(...faults[asked]), 400);
    }
    const found = await findConnection(db, house.sealer, { key: asked.username });
    // What goes wrong in a known name shuts out nobody else who comes from there.
    const whose = found ? `${address} ${found.id}` : address;
    if (refused.isOver(whose)) return tooOften(reply);
    try {
      const connection = prove(found, asked);
      if (asked.function === 'VALIDATE') return sendPage(reply, await validate(connection, asked));
      if (asked.function === 'BACKGROUND_SEARCH') return sendPage(reply, await searchFor(connection, asked, request));
      const key = await letIn(connection, asked);
      // By GET, so that the password does not stand in the address of a page of the mall.
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(`${startPath}?key=${key}`, 303);
    } catch (error) {
      if (!(error instanceof PunchFault)) throw error;
      const aboutWho = error.status === 401 || error.status === 403;
      if (aboutWho) refused.add(whose);
      const reason = `OCI ${error.status}: ${error.message}`;
      await noteRefusal(db, { connection: found, named: asked.username, reason, from: deviceOf(request), audited: aboutWho });
      return sendPage(reply, wordsPage('采购系统对接未通过，请联系贵司管理员', error.message), error.status);
    }
  };

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    // A browser shows it to whoever pressed the button.
    scope.setErrorHandler(async (error: { code?: string; statusCode?: number }, request, reply) => {
      await drainRequest(request, reply);
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return sendPage(reply, wordsPage('提交的内容过大', `The form has more than ${mostBytes} bytes`), 413);
      if (error.statusCode !== undefined && error.statusCode < 500)
        return sendPage(reply, wordsPage('请以表单方式提交', 'OCI is sent as a form, by GET or POST'), 400);
      throw error;
    });
    scope.get(ociPath, (request, reply) => answer(request.query as Record<string, unknown>, request, reply));
    scope.post(ociPath, (request, reply) =>
      answer({ ...(request.query as object), ...(request.body as object | undefined) }, request, reply),
    );
  });
};
