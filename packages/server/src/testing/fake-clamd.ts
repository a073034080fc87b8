import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Mood = 'well' | 'silent' | 'small' | 'limited';

/** A daemon that speaks INSTREAM as ClamAV's does, and knows one virus by its text. */
export const startFakeClamd = async (virus: string) => {
  const seen: Buffer[] = [];
  let mood: Mood = 'well';

  const hear = async (socket: Socket): Promise<void> => {
    let held = Buffer.alloc(0);
    const pieces: Buffer[] = [];
    let begun = false;
    for await (const bytes of socket as AsyncIterable<Buffer>) {
      held = Buffer.concat([held, bytes]);
      const hello = 'zINSTREAM\0';
      if (!begun && held.length >= hello.length) {
        if (held.toString('latin1', 0, hello.length) !== hello) return void socket.end('UNKNOWN COMMAND\0');
        held = held.subarray(hello.length);
        begun = true;
      }
      if (mood === 'small' && held.length > 4) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (!begun) continue;
      while (held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
        const length = held.readUInt32BE();
        if (length === 0) {
          const whole = Buffer.concat(pieces);
          seen.push(whole);
          const found = mood === 'limited' ? 'Heuristics.Limits.Exceeded.MaxFileSize' : whole.includes(virus) && 'Test-Virus';
          if (mood !== 'silent') socket.end(`stream: ${found ? `${found} FOUND` : 'OK'}\0`);
          return;
        }
        pieces.push(held.subarray(4, 4 + length));
        held = held.subarray(4 + length);
      }
    }
  };

  const server = createServer((socket) => {
    socket.on('error', () => {});
    void hear(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    feel: (next: Mood) => {
      mood = next;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
