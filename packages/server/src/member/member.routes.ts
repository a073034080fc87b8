import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { leadToCloud } from '../account/other-site/lead-to-cloud.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { chooseWays } from './choose-ways.ts';
import { countMessages, countUnread, listMessages } from './message.queries.ts';
import { noteLanguage } from './note-language.ts';
import { requirePreferences } from './preference.queries.ts';
import { readMessages } from './read-messages.ts';
import { removeMessages } from './remove-messages.ts';
import { openStreams } from './streams.ts';

/** `memberApi.home` is served by the cart room: it tells the lines of the cart, and this room may not look to its right. */
export const memberRoutes = (app: App, house: House): void => {
  const { db } = house;
  const streams = openStreams(house);
  // Before the server waits for what is under way: a stream never ends by itself.
  app.fastify.addHook('preClose', () => streams.close());

  route(app, memberApi.messageCount, ({ actor }) => countUnread(db, actor));
  route(app, memberApi.messages, ({ actor, query, language }) => listMessages(db, actor, query, language));
  route(app, messageApi.summary, ({ actor }) => countMessages(db, actor));
  route(app, messageApi.read, ({ actor, body }) => inTransaction(db, (tx) => readMessages(tx, actor, body)));
  route(app, messageApi.remove, ({ actor, body }) => inTransaction(db, (tx) => removeMessages(tx, actor, body.ids)));
  route(app, messageApi.preferences, ({ actor }) => requirePreferences(db, actor));
  route(app, messageApi.choose, ({ actor, body, language }) => inTransaction(db, (tx) => chooseWays(tx, actor, body, language)));
  route(app, messageApi.stream, async ({ actor, query, address }) => {
    const events = streams.open(actor, address);
    if (query.language) await noteLanguage(db, actor, query.language).catch(() => {});
    return events;
  });
  route(app, memberApi.skipSys, ({ actor, site }) => leadToCloud(house, actor, site));
};
