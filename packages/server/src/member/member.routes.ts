import { memberApi } from '@mall/contract/member/member.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countUnread } from './member.queries.ts';
import { listMessages } from './message.queries.ts';

/** `memberApi.home` is served by the cart room: it tells the lines of the cart, and this room may not look to its right. */
export const memberRoutes = (app: App, { db, config }: House): void => {
  route(app, memberApi.messageCount, ({ actor }) => countUnread(db, actor));
  route(app, memberApi.messages, ({ actor, query, language }) => listMessages(db, actor, query, language));
  route(app, memberApi.skipSys, ({ site }) => ({
    url: config.CLOUD_PLATFORM_URL ?? `${site}${config.sandboxOn ? '/sandbox/cloud' : '/'}`,
  }));
};
