import { pageCookies } from '@mall/client/session-keys.ts';
import { type GoneReason, goneReasons } from '@mall/contract/member/gone.rules.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { ask, queryOf } from '../ask/ask.ts';
import { askAgain } from '../ask/ask-again.ts';
import { browserQueries } from '../ask/browser.ts';
import { theSite } from '../site.ts';
import { currentLanguage } from '../words/language.ts';

/** What a window hears of its reader, from the server or from the window that listens for all. */
export type Told = { kind: 'unread'; count: number; latest: string | null } | { kind: 'rights' } | { kind: 'gone'; reason: GoneReason };

type ActOn = (told: Told) => void;

/** Each site has a session of its own, and so a channel. */
const channelName = () => `mall-live ${theSite().tokenCookie}`;
const memberAsk = ask(memberApi.home, {}, { staleMs: 300_000 });
const pollMs = 30_000;
/** How long a sign-out in this browser may take to clear what it leaves behind. */
const ownSignOutMs = 250;

const authNow = () => pageCookies().read(theSite().tokenCookie);

const later = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** Where nothing can be pushed: asks now and then, while somebody looks. A session that has ended is found by the call itself. */
const poll = async (signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await later(pollMs, signal);
    if (!signal.aborted && !document.hidden) await askAgain([memberApi.messageCount]);
  }
};

const reasonOf = (text: string): GoneReason => {
  const { reason } = JSON.parse(text) as { reason: string };
  return goneReasons.find((one) => one === reason) ?? 'expired';
};

/** One stream until it is refused or the session is over. While the network is away it comes again by itself. */
const listen = (signal: AbortSignal, tell: (told: Told) => void): Promise<void> =>
  new Promise((done) => {
    const auth = authNow();
    const source = new EventSource(`/api${messageApi.stream.path}?language=${currentLanguage()}${theSite().streamQuery}`);
    const end = () => {
      source.close();
      done();
    };
    signal.addEventListener('abort', end);
    source.addEventListener('unread', ({ data }) =>
      tell({ kind: 'unread', ...(JSON.parse(data) as { count: number; latest: string | null }) }),
    );
    source.addEventListener('rights', () => tell({ kind: 'rights' }));
    source.addEventListener('gone', async ({ data }) => {
      source.close();
      const reason = reasonOf(data);
      // Whoever signs out here knows, and so do his other windows: there the cookie is cleared in a moment, or another's by now.
      if (reason === 'elsewhere') await later(ownSignOutMs, signal);
      if (auth !== '' && authNow() === auth) tell({ kind: 'gone', reason });
      done();
    });
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end();
    });
  });

/** The window that holds the stream for all windows of this browser: each would take one of the six connections that a browser makes. */
const lead = async (signal: AbortSignal, tell: (told: Told) => void): Promise<void> => {
  while (!signal.aborted) {
    // A stream is asked for only where there is a session that may have one, because a browser complains loudly of one that is refused.
    const member = await browserQueries()
      .fetchQuery(queryOf(memberAsk, currentLanguage()))
      .catch(() => undefined);
    if (member && member.id !== '' && !member.narrow && !signal.aborted) await listen(signal, tell);
    await later(pollMs, signal);
    if (!signal.aborted) await askAgain([memberApi.messageCount]);
  }
};

/** Without locks (a page over plain http has none) a window cannot know whether another listens: each does while it is looked at, and those are few. */
const leadWhileSeen = async (signal: AbortSignal, tell: (told: Told) => void): Promise<void> => {
  while (!signal.aborted) {
    const seen = new AbortController();
    const changed = new Promise<void>((done) => {
      const end = () => {
        seen.abort();
        done();
      };
      document.addEventListener('visibilitychange', end, { once: true, signal });
      signal.addEventListener('abort', end);
    });
    if (!document.hidden) await lead(seen.signal, tell);
    await changed;
  }
};

/** Keeps the header of a signed-in reader true, and takes him out when his session is over: pushed by the server, or asked for where that cannot be. */
export const followMember = async (signal: AbortSignal, actOn: ActOn): Promise<void> => {
  if (!('EventSource' in window && 'BroadcastChannel' in window)) return poll(signal);
  const windows = new BroadcastChannel(channelName());
  signal.addEventListener('abort', () => windows.close());
  windows.addEventListener('message', ({ data }: MessageEvent<Told>) => actOn(data));
  const tell = (told: Told) => {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no other origin
    windows.postMessage(told);
    actOn(told);
  };
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return leadWhileSeen(signal, tell);
  // Rejects when this window stops waiting for its turn.
  await locks.request(channelName(), { signal }, () => lead(signal, tell)).catch(() => undefined);
};
