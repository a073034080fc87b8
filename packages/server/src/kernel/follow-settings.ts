import type { House } from './house.ts';
import { listenToChannel } from './listen-to-channel.ts';
import { forgetNode, reportNode } from './report-node.ts';

export const settingChannel = 'setting';
/** Within five seconds a change lives on every node, also where no word gets through. */
const pollMs = 2000;

/** Lives by what is published on whichever node, and says so. The first read is waited for: a node that has just started must not work by what is usual. */
export const followSettings = async (house: House): Promise<() => Promise<void>> => {
  const { settings, db, log } = house;
  await settings.refresh();
  const wake = async () => {
    try {
      await settings.refresh();
      await reportNode(house);
    } catch (error) {
      log.warn({ err: error, part: 'settings' }, 'settings not read');
    }
  };
  const listener = listenToChannel(db.directUrl, settingChannel, pollMs, wake);
  listener.start();
  return async () => {
    await listener.close();
    await forgetNode(house).catch(() => {});
  };
};
