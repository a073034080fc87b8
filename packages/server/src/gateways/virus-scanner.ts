import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Says what is wrong with a file, or undefined; throws where nobody could look. */
export type VirusScanner = { readonly findVirus: (chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<string | undefined> };

/** Whole: connecting, sending 50 MB and the looking. */
const usualPatienceMs = 30_000;
const mostAnswer = 4096;
/** With AlertExceedsMax it names the limit of its own at which it stopped reading as if that were a virus. */
const unread = 'Heuristics.Limits.Exceeded';
const tooLarge = 'INSTREAM size limit exceeded';

/** No file counts as clean because nobody looked at it. */
const away = () => refuse('content.scan_away');

const sized = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** Told of a daemon that hangs up in the middle, too. */
const send = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((sent, failed) => void socket.write(bytes, (error) => (error ? failed(error) : sent())));

const answerOf = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    text += piece.toString('utf8');
    if (text.includes('\0') || text.length > mostAnswer) break;
  }
  return text.split('\0')[0] ?? '';
};

const opened = (address: string): Socket => {
  const place = address.slice('clamd://'.length);
  if (place.startsWith('/')) return connect({ path: place });
  const [host = '', port] = place.split(':');
  return connect({ host, port: Number(port) });
};

/** The INSTREAM command of ClamAV's daemon: pieces with their length, an empty one at the end, one line back. */
const clamd = (address: string, patienceMs: number): VirusScanner => ({
  async findVirus(chunks) {
    const socket = opened(address);
    const late = setTimeout(() => socket.destroy(new Error('no answer in time')), patienceMs);
    // What goes wrong while nobody waits for it is told by the next wait.
    socket.on('error', () => {});
    try {
      await once(socket, 'connect');
      await send(socket, Buffer.from('zINSTREAM\0'));
      for await (const chunk of chunks) if (chunk.length > 0) await send(socket, sized(chunk));
      await send(socket, sized(Buffer.alloc(0)));
      const answer = await answerOf(socket);
      const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
      // "size limit exceeded" and every other trouble of its own: nobody has looked to the end.
      if (found?.startsWith(unread) || answer.startsWith(tooLarge)) throw refuse('content.scan_limit');
      if (found === undefined && answer !== 'stream: OK') throw away();
      return found;
    } catch (error) {
      throw error instanceof Refusal ? error : away();
    } finally {
      clearTimeout(late);
      socket.destroy();
    }
  },
});

const nobody: VirusScanner = { findVirus: async () => undefined };

/** Who looks at what people send; nobody where none is set. */
export const openVirusScanner = (address: string | undefined, patienceMs = usualPatienceMs): VirusScanner =>
  address === undefined ? nobody : clamd(address, patienceMs);
