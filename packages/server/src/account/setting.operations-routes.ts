import { settingApi } from '@mall/contract/account/setting.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { keepSettingPicture } from '../kernel/keep-setting-picture.ts';
import { publishSettings } from './publish-settings.ts';
import { listSettingChanges, listSettings } from './setting.queries.ts';

/** Settings are the kernel's, which agrees on no calls; the first room with people stands in for it. */
export const settingOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, settingApi.list, () => listSettings(house));
  route(app, settingApi.publish, async ({ side, body }) => ({ version: await publishSettings(house, side, body) }));
  route(app, settingApi.history, ({ query }) => listSettingChanges(db, query));
  route(app, settingApi.picture, ({ side, body }) => keepSettingPicture(db, side.memberId, body.image));
};
