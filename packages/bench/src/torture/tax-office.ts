import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signPay } from '@mall/server/gateways/pay-sign.ts';
import type { TaxWord } from '@mall/server/gateways/tax.ts';

/** A tax gateway that is never killed: it gives a number one answer for good, and is slow, refusing, deaf, away and talkative. */
export type TaxOffice = {
  readonly url: string;
  /** The numbers that it has issued. */
  issued: () => string[];
  /** From now on it answers everything at once. */
  calm: () => void;
  close: () => Promise<void>;
};

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** `doors`: the addresses of the mall that are alive, as far as anybody knows. */
export const openTaxOffice = async (secret: string, doors: () => readonly string[], random: () => number): Promise<TaxOffice> => {
  const words = new Map<string, Exclude<TaxWord, { state: 'taken' }>>();
  let moods = true;
  const call = async (askNo: string, path: string, key = secret): Promise<void> => {
    const open = doors();
    const door = open[Math.floor(random() * open.length)];
    if (door === undefined) return;
    const [time, body] = [String(Date.now()), JSON.stringify({ askNo, word: words.get(askNo) })];
    const headers = { 'content-type': 'application/json', 'x-tax-time': time, 'x-tax-sign': signPay(key, 'tax notice', time, body) };
    await fetch(door + path, { method: 'POST', headers, body }).catch(() => undefined);
  };
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const { askNo, callbackUrl } = JSON.parse(text) as { askNo: string; callbackUrl: string };
    const mood = moods ? random() : 1;
    const away = () => response.writeHead(503).end();
    if (mood < 0.1) return away();
    if (!words.has(askNo)) {
      const digits = String(words.size + 1).padStart(8, '0');
      words.set(askNo, mood < 0.2 ? { state: 'refused', text: '税号不符' } : { state: 'issued', code: '012002600111', number: digits });
    }
    const path = new URL(callbackUrl).pathname;
    if (mood < 0.5) {
      void sleep(random() * 2000).then(() => call(askNo, path));
      void call(askNo, path);
      if (random() < 0.3) void call(askNo, path, `not ${secret}`);
    }
    if (mood < 0.35) return away();
    const body = JSON.stringify(mood < 0.5 ? { state: 'taken' } : words.get(askNo));
    const now = String(Date.now());
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-tax-time': now,
      'x-tax-sign': signPay(secret, `tax answer ${String(request.headers['x-tax-time'])}`, now, body),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    issued: () => [...words].flatMap(([askNo, { state }]) => (state === 'issued' ? [askNo] : [])),
    calm: () => {
      moods = false;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
