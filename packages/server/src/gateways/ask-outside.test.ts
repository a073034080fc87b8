import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askOutside } from './ask-outside.ts';

const running: { server: Server; open: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, open } of running.splice(0)) {
    for (const socket of open) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
});

/** Whoever listens there answers as no server would. */
const listen = async (answer: (socket: Socket) => void): Promise<URL> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.once('data', () => answer(socket));
  });
  running.push({ server, open });
  const port = await new Promise<number>((ready) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      ready(typeof at === 'object' && at ? at.port : 0);
    }),
  );
  return new URL(`http://127.0.0.1:${port}/`);
};

const patienceMs = 400;
const ask = async (answer: (socket: Socket) => void) => {
  const asked = askOutside({ url: await listen(answer), trusted: true, headers: {}, body: '{}', patienceMs, mostBytes: 1000 });
  const late = new Promise<'never'>((over) => setTimeout(over, patienceMs + 4000, 'never'));
  return Promise.race([asked, late]);
};
const forEver = (socket: Socket, piece: () => string) => {
  const going = setInterval(() => socket.write(piece()), 20);
  socket.on('close', () => clearInterval(going));
};

const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
const odd: [string, (socket: Socket) => void, 'away' | 'slow' | 'long'][] = [
  ['changes the protocol and stays', (socket) => socket.write(upgrade), 'away'],
  ['changes the protocol and goes', (socket) => socket.end(upgrade), 'away'],
  ['closes without a word', (socket) => socket.end(), 'away'],
  ['breaks off', (socket) => socket.resetAndDestroy(), 'away'],
  ['says nothing', () => undefined, 'slow'],
  ['sends hints for ever', (socket) => forEver(socket, () => 'HTTP/1.1 103 Early Hints\r\n\r\n'), 'slow'],
  [
    'sends headers for ever',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      forEver(socket, () => 'a: b\r\n');
    },
    'slow',
  ],
  ['sends one header too long', (socket) => socket.write(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(100_000)}`), 'away'],
  ['sends half of what it promised and stays', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'), 'slow'],
  ['sends half of what it promised and goes', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'), 'away'],
  [
    'sends trailers for ever',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n');
      forEver(socket, () => 'a: b\r\n');
    },
    'slow',
  ],
  ['does not speak HTTP', (socket) => socket.write('SSH-2.0-OpenSSH_9.9\r\n'), 'away'],
  ['sends too much', (socket) => socket.end(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(2000)}`), 'long'],
];

it.each(odd)('has an end with one that %s', async (_what, answer, word) => {
  expect(await ask(answer)).toBe(word);
});

it('reads what is sent in pieces', async () => {
  const answer = await ask((socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhe\r\n');
    setTimeout(() => socket.write('3\r\nllo\r\n0\r\n\r\n'), 50);
  });
  expect(answer).toMatchObject({ status: 200, text: 'hello' });
});
