import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { type OpenedAnswer, sealer } from '../seal-bodies.ts';
import type { Sent } from '../send-all.ts';

/** `together`: every request on a connection of its own, all written at once; otherwise over 32 connections, one after the other. */
export type Load = { url: string; publicKeyHex: string; together: boolean; asks: { token: string; fields: object }[] };
export type LoadAnswer = Sent & { answers: (OpenedAnswer & { status: number; ms: number })[] };

const openedAtOnce = 100;
const patienceMs = 60_000;
const wholeHead = '\r\n\r\n';

type Raw = { text: string; ms: number };

/** One answer off a raw socket: a client that does no more than this leaves the processor to the server. */
const readAnswer = (socket: Socket, started: () => number): Promise<Raw> =>
  new Promise((done) => {
    let text = '';
    const end = () => done({ text, ms: performance.now() - started() });
    const silent = setTimeout(end, patienceMs);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf(wholeHead);
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (head < 0 || length === undefined || text.length < head + wholeHead.length + Number(length)) return;
      clearTimeout(silent);
      socket.destroy();
      end();
    });
    socket.on('error', end);
  });

const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/** Opens a connection for each buyer and seals what they send; the returned function writes all of them at once. */
export const stampede = async ({ url, publicKeyHex, asks }: Load): Promise<() => Promise<LoadAnswer>> => {
  const { sealOne } = sealer(publicKeyHex);
  const { hostname, port, host, pathname } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < asks.length) {
    const some = Array.from({ length: Math.min(openedAtOnce, asks.length - sockets.length) }, () => connect(Number(port), hostname));
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    sockets.push(...some);
  }
  const sent = asks.map(({ token, fields }) => {
    const { post, open } = sealOne(fields);
    const head = { ...post.headers, ...authorityOf(token), host, 'content-length': String(Buffer.byteLength(post.body)) };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    return { open, bytes: Buffer.from([`POST ${pathname} HTTP/1.1`, ...lines, '', post.body].join('\r\n')) };
  });
  return async () => {
    let started = performance.now();
    const answers = sockets.map((socket) => readAnswer(socket, () => started));
    started = performance.now();
    sockets.forEach((socket, at) => {
      socket.write((sent[at] as (typeof sent)[number]).bytes);
    });
    const raw = await Promise.all(answers);
    const opened = raw.map(({ text, ms }, at) => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      const body = text.slice(text.indexOf(wholeHead) + wholeHead.length);
      const answer = (sent[at] as (typeof sent)[number]).open(body, header(text, 'sm4code'), header(text, 'mac'));
      return { ...answer, status, ms };
    });
    return {
      requests: raw.length,
      failed: opened.filter(({ status }) => status !== 200).length,
      seconds: Math.max(...raw.map(({ ms }) => ms)) / 1000,
      answers: opened,
    };
  };
};
