import { Readable } from 'node:stream';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { GoneReason } from '@mall/contract/member/gone.rules.ts';
import { forgetActors } from '../account/actor-cache.ts';
import type { Member } from '../kernel/actor.ts';
import { addressGroup } from '../kernel/address-group.ts';
import type { House } from '../kernel/house.ts';
import { type Heard, listenToChannel } from '../kernel/listen-to-channel.ts';
import { refuse } from '../kernel/refusal.ts';
import { listEnded, listHolders, listUnread, type Unread } from './stream.queries.ts';

type Stream = {
  readonly memberId: Id;
  readonly sessionId: Id;
  readonly from: string;
  readonly events: Readable;
  readonly until: number;
  unread: Unread | undefined;
  /** At the last beat something was left that had not been read. */
  stuck: boolean;
};

export type Streams = {
  open: (actor: Member, address: string) => Readable;
  /** Ends them all, so that a server that stops does not wait for its readers; they come to another node, or again. */
  close: () => Promise<void>;
};

type Pace = { beatMs: number; pollMs: number; lookMs: number; longestMs: number };

/**
 * A beat keeps the way open and finds out who is gone. While this node listens it looks at everything only now and then: for sessions that
 * end by themselves, and for words that were lost. None lasts for ever, because of one that was cut without a word nobody knows.
 */
const usual: Pace = { beatMs: 15_000, pollMs: 1000, lookMs: 15_000, longestMs: 30 * 60_000 };

/** A reader has a few windows, and one stream serves all windows of a browser. */
const mostOfMember = 8;
const mostUnread = 16 * 1024;

/** Some proxies hold back the first kilobytes; so many readers must not come again in the same second. */
const greeting = () => `retry: ${2000 + Math.round(Math.random() * 3000)}\n: ${' '.repeat(2048)}\n\n`;

/** The pages that are open at this node, and what they are told: in whichever node it happened, every node hears of it. */
export const openStreams = ({ db, config, streams: figures, log }: House, pace: Partial<Pace> = {}): Streams => {
  const { beatMs, pollMs, lookMs, longestMs } = { ...usual, ...pace };
  const byMember = new Map<Id, Set<Stream>>();
  const byAddress = new Map<string, number>();
  let closed = false;
  let lookedAt = 0;
  let heardWell = false;
  let beat: NodeJS.Timeout | undefined;

  const all = () => [...byMember.values()].flatMap((streams) => [...streams]);
  const of = (members: Iterable<Id>) => [...members].flatMap((id) => [...(byMember.get(id) ?? [])]);

  const isOpen = (stream: Stream) => byMember.get(stream.memberId)?.has(stream) ?? false;

  const drop = (stream: Stream) => {
    const own = byMember.get(stream.memberId);
    if (!own?.delete(stream)) return;
    figures.open -= 1;
    if (own.size === 0) byMember.delete(stream.memberId);
    const left = (byAddress.get(stream.from) ?? 1) - 1;
    if (left > 0) byAddress.set(stream.from, left);
    else byAddress.delete(stream.from);
  };
  const end = (stream: Stream) => {
    drop(stream);
    stream.events.push(null);
  };
  const cut = (stream: Stream) => {
    figures.cut += 1;
    drop(stream);
    stream.events.destroy();
  };
  const say = (stream: Stream, event: 'unread' | 'rights' | 'gone', data: object) => {
    if (!isOpen(stream)) return;
    if (stream.events.readableLength > mostUnread) return cut(stream);
    stream.events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  const tellUnread = async (streams: readonly Stream[]) => {
    if (streams.length === 0) return;
    const found = await listUnread(
      db,
      streams.map(({ memberId }) => memberId),
    );
    for (const stream of streams) {
      const now = found.get(stream.memberId) ?? { count: 0, latest: null };
      if (now.count === stream.unread?.count && now.latest === stream.unread.latest) continue;
      stream.unread = now;
      say(stream, 'unread', now);
    }
  };
  const endGone = async (streams: readonly Stream[]) => {
    if (streams.length === 0) return;
    const ended = await listEnded(
      db,
      streams.map(({ sessionId }) => sessionId),
    );
    for (const stream of streams) {
      const reason: GoneReason | undefined = ended.get(stream.sessionId);
      if (!reason || !isOpen(stream)) continue;
      figures.gone += 1;
      say(stream, 'gone', { reason });
      end(stream);
    }
  };

  const act = async (said: ReadonlySet<string>) => {
    const heard = { unread: new Set<Id>(), session: new Set<Id>(), rights: new Set<Id>(), role: new Set<Id>() };
    for (const word of said) {
      const [kind = '', id = ''] = word.split(' ');
      if (Object.hasOwn(heard, kind)) heard[kind as keyof typeof heard].add(id);
    }
    // Before the pages are told: what they ask next must not be answered from what this node remembers.
    if (heard.session.size + heard.rights.size + heard.role.size > 0) forgetActors();
    await endGone(of(heard.session));
    if (heard.role.size > 0) for (const id of await listHolders(db, [...byMember.keys()], [...heard.role])) heard.rights.add(id);
    for (const stream of of(heard.rights)) say(stream, 'rights', {});
    await tellUnread(of(heard.unread));
  };
  /** Nothing was said, or something may have been that was not heard. */
  const look = async () => {
    lookedAt = performance.now();
    await endGone(all());
    await tellUnread(all());
  };
  const wake = async ({ said, listening }: Heard) => {
    try {
      await act(said);
      const missed = !listening || !heardWell;
      heardWell = listening;
      if (missed || performance.now() - lookedAt > lookMs) await look();
    } catch (error) {
      heardWell = false;
      if (!closed) log.warn({ err: error, part: 'streams' }, 'open pages not told');
    }
  };
  const listener = listenToChannel(db.directUrl, 'push', pollMs, wake);

  const beatAll = () => {
    for (const stream of all()) {
      const left = stream.events.readableLength > 0;
      if (left && stream.stuck) cut(stream);
      else if (performance.now() > stream.until) end(stream);
      else stream.events.push(': beat\n\n');
      stream.stuck = left;
    }
  };

  const refuseMore = (memberId: Id, from: string) => {
    if (
      !closed &&
      figures.open < config.STREAMS &&
      (byMember.get(memberId)?.size ?? 0) < mostOfMember &&
      (byAddress.get(from) ?? 0) < config.STREAMS_PER_ADDRESS
    )
      return;
    figures.refused += 1;
    throw refuse('kernel.too_often');
  };

  return {
    open: ({ memberId, sessionId }, address) => {
      const from = addressGroup(address);
      refuseMore(memberId, from);
      const stream: Stream = {
        memberId,
        sessionId,
        from,
        events: new Readable({ read() {} }),
        until: performance.now() + longestMs * (0.8 + Math.random() * 0.4),
        unread: undefined,
        stuck: false,
      };
      byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(stream));
      byAddress.set(from, (byAddress.get(from) ?? 0) + 1);
      figures.open += 1;
      figures.opened += 1;
      stream.events.on('close', () => drop(stream)).on('error', () => drop(stream));
      stream.events.push(greeting());
      if (!beat) {
        beat = setInterval(beatAll, beatMs).unref();
        listener.start();
      }
      // Counted among the open ones already: what happens from here on is heard.
      endGone([stream])
        .then(() => tellUnread([stream]))
        .catch(() => cut(stream));
      return stream.events;
    },
    close: async () => {
      closed = true;
      clearInterval(beat);
      for (const stream of all()) end(stream);
      await listener.close();
    },
  };
};
