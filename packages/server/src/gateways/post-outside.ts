import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { publicLookup } from './oa-address.ts';

type Outside = {
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

/** Writes to an address that somebody outside of the mall chose: no way on to another one, no private network, and an end to waiting and reading. */
export const postOutside = ({ url, trusted, headers, body, patienceMs, mostBytes }: Outside): Promise<Answer | NoAnswer> =>
  new Promise((done) => {
    const request = url.protocol === 'https:' ? sealedRequest : plainRequest;
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      ...(!trusted && { lookup: publicLookup }),
    });
    const failed = (error: Error) => done(error.name === 'AbortError' ? 'slow' : 'away');
    asked.on('error', failed);
    asked.on('response', (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on('error', failed);
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
        pieces.push(piece);
        if (size <= mostBytes) return;
        done('long');
        asked.destroy();
      });
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
    asked.end(body);
  });
