import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Opens the door of a server that tests otherwise call without a socket. */
export const listenAnywhere = async (fastify: FastifyInstance): Promise<number> => {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return (fastify.server.address() as AddressInfo).port;
};

/** Sends these bytes, as no well-behaved client would, and reads until the server hangs up. */
export const rawRequest = async (port: number, target: string, headers: readonly string[] = [], method = 'GET') => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const given = headers.some((line) => /^host:/i.test(line)) ? headers : ['host: 127.0.0.1', ...headers];
  socket.write(Buffer.from([`${method} ${target} HTTP/1.1`, ...given, 'connection: close', '', ''].join('\r\n'), 'latin1'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text };
};
