import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { publicLookup } from './oa-address.ts';

type Outside = {
  method?: 'GET' | 'POST';
  url: URL;
  /** Whether the mall's own people vouch for the address. */
  trusted: boolean;
  headers: Record<string, string>;
  body: string;
  patienceMs: number;
  mostBytes: number;
};

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
/** `slow`: in time came nothing, or not all; `long`: more than anybody would say. */
type NoAnswer = 'away' | 'slow' | 'long';

/**
 * Writes to, or reads from, an address that somebody outside of the mall chose: no way on to another one, no private network, and an end to waiting and reading.
 * The end is a timer of our own: of some answers (a change of protocol, a connection that closes without a word) Node says neither `response` nor `error`, and whoever waited for one would wait for ever.
 */
export const askOutside = ({ method = 'POST', url, trusted, headers, body, patienceMs, mostBytes }: Outside): Promise<Answer | NoAnswer> =>
  new Promise((settle) => {
    const request = url.protocol === 'https:' ? sealedRequest : plainRequest;
    const asked = request(url, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      ...(!trusted && { lookup: publicLookup }),
    });
    const done = (word: Answer | NoAnswer) => {
      clearTimeout(patience);
      settle(word);
      asked.destroy();
    };
    const away = () => done('away');
    const patience = setTimeout(done, patienceMs, 'slow');
    asked.on('error', away);
    asked.on('close', away);
    asked.on('upgrade', (_answer, socket) => {
      socket.on('error', away);
      socket.destroy();
      done('away');
    });
    asked.on('response', (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on('error', away);
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
        pieces.push(piece);
        if (size > mostBytes) done('long');
      });
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
    asked.end(body);
  });
