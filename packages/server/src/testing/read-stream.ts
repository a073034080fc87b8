import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { pageCookiesOf } from './authority.ts';

type StreamEvent = { event: string; data: Record<string, unknown>; at: number };
export type ReadStream = {
  status: number;
  headers: IncomingMessage['headers'];
  events: StreamEvent[];
  /** The next of this name after those that were seen, or nothing within the time. */
  next: (event: string, withinMs?: number) => Promise<StreamEvent | undefined>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  text: () => string;
  close: () => void;
};

const parse = (block: string): StreamEvent | undefined => {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  return event === undefined ? undefined : { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}'), at: performance.now() };
};

/** Reads a stream as a browser does: with cookies and without a header of its own. */
export const readStream = async (base: string, token: string, query = ''): Promise<ReadStream> => {
  // A connection of its own, that nobody keeps for another request.
  const request = get(`${base}/api${messageApi.stream.path}${query}`, { headers: { cookie: pageCookiesOf(token) }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const events: StreamEvent[] = [];
  let all = '';
  let seen = 0;
  const ended = (async () => {
    let rest = '';
    for await (const chunk of answer) {
      const piece = String(chunk);
      all += piece;
      rest += piece;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap((block) => parse(block) ?? []));
    }
  })().catch(() => {});
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    next: async (event, withinMs = 3000) => {
      for (const until = performance.now() + withinMs; performance.now() < until; await sleep(5)) {
        const at = events.findIndex((one, place) => place >= seen && one.event === event);
        if (at < 0) continue;
        seen = at + 1;
        return events[at];
      }
      return undefined;
    },
    ended,
    text: () => all,
    close: () => request.destroy(),
  };
};
