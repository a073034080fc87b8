import type { House } from './house.ts';
import { listenToChannel } from './listen-to-channel.ts';

export const pageChannel = 'page';
/** Within five seconds a change is seen on every node, also where no word gets through. */
const pollMs = 2000;

/** Forgets what is kept of pages when they are changed on whichever node. */
export const followPages = ({ pages, db, log }: House): (() => Promise<void>) => {
  const wake = () => pages.refresh().catch((error: unknown) => log.warn({ err: error, part: 'pages' }, 'changes of pages not read'));
  const listener = listenToChannel(db.directUrl, pageChannel, pollMs, wake);
  listener.start();
  return listener.close;
};
