import { lookApi } from '@mall/contract/figures/look.api.ts';
import { addressLimit } from '../kernel/address-limit.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countLooks, type Looks } from './count-looks.ts';

const writeEveryMs = 10_000;
/** Many people of a company share an address. */
const looksPerMinute = 600;

/** Returned for the rooms whose acts are counted, too. */
export const lookRoutes = (app: App, { db, log }: House): Looks => {
  const looks = countLooks(db);
  const write = () => looks.write().catch((error: unknown) => log.warn({ err: error }, 'looks could not be written'));
  const writing = setInterval(write, writeEveryMs).unref();
  app.fastify.addHook('onClose', async () => {
    clearInterval(writing);
    await write();
  });
  const limit = addressLimit(looksPerMinute, 60_000);
  route(app, lookApi.look, ({ actor, address, device, body }) => {
    limit(address);
    looks.saw({ actor, address, device }, body);
    return null;
  });
  return looks;
};
