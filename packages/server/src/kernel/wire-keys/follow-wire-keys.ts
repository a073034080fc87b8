import type { House } from '../house.ts';
import { listenToChannel } from '../listen-to-channel.ts';
import { wireKeyChannel } from './renew-wire-key.ts';

/** Well within the time between the laying of a key and its being shown, also where no word gets through. */
const pollMs = 10_000;

/** Reads new keys of the wire as they are laid by whichever node. The first read is waited for: without a key no call is understood. */
export const followWireKeys = async ({ crypto, db, log }: House): Promise<() => Promise<void>> => {
  await crypto.refresh();
  const wake = () => crypto.refresh().catch((error: unknown) => log.warn({ err: error, part: 'wire' }, 'keys of the wire not read'));
  const listener = listenToChannel(db.directUrl, wireKeyChannel, pollMs, wake);
  listener.start();
  return listener.close;
};
