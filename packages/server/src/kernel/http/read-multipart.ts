import { refuse } from '../refusal.ts';

/** The file of a multipart body, while it still arrives. Who takes `chunks` decides how fast. */
export type FilePart = {
  readonly name: string;
  /** Bytes of the whole request as announced; the file is a little less. */
  readonly announced: number | undefined;
  readonly chunks: AsyncIterable<Buffer>;
};

export type Multipart = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: FilePart | undefined;
  /** Reads on and forgets, so that a browser that is still sending comes to see the answer. False: there was too much of it. */
  readonly drain: () => Promise<boolean>;
};

const mostFields = 20;
const mostHeader = 4096;
const mostField = 4096;
const mostDrained = 64 * 1024 * 1024;
const drainMs = 20_000;

const malformed = () => refuse('kernel.malformed');

export const boundaryOf = (contentType: string): string | undefined => {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
};

/** Takes bytes up to a mark out of a stream, holding no more than one chunk and the length of the mark. */
const openReader = (source: AsyncIterable<Buffer>) => {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const next = async (): Promise<Buffer | undefined> => {
    // A connection that breaks off is no fault of ours.
    const { done, value } = await iterator.next().catch(() => ({ done: true, value: undefined }));
    return done ? undefined : (value as Buffer);
  };
  const more = async (): Promise<void> => {
    const chunk = await next();
    if (!chunk) throw malformed();
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
  };

  return {
    /** All up to `mark`, at most `most` bytes; the mark is gone afterwards. */
    take: async (mark: Buffer, most: number): Promise<Buffer> => {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0 ? at > most : held.length > most + mark.length) throw malformed();
        if (at >= 0) {
          const taken = held.subarray(0, at);
          held = held.subarray(at + mark.length);
          return taken;
        }
        await more();
      }
    },
    takeBytes: async (count: number): Promise<string> => {
      while (held.length < count) await more();
      const taken = held.toString('latin1', 0, count);
      held = held.subarray(count);
      return taken;
    },
    stream: async function* (mark: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        // The tail may be the beginning of the mark.
        const safe = at >= 0 ? at : held.length - mark.length + 1;
        if (safe > 0) {
          const chunk = held.subarray(0, safe);
          held = held.subarray(safe);
          yield chunk;
        }
        if (at >= 0) {
          held = held.subarray(mark.length);
          return;
        }
        await more();
      }
    },
    drain: async (): Promise<boolean> => {
      held = Buffer.alloc(0);
      const until = Date.now() + drainMs;
      for (let read = 0; read < mostDrained && Date.now() < until; ) {
        const chunk = await next();
        if (!chunk) return true;
        read += chunk.length;
      }
      return false;
    },
  };
};

const parameter = (header: string, name: string): string | undefined => {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(header);
  return match ? (match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? '') : undefined;
};

const dispositionOf = (head: string): { field: string; fileName: string | undefined } => {
  const line = head.split('\r\n').find((one) => /^content-disposition\s*:\s*form-data\b/i.test(one));
  const field = line && parameter(line, 'name');
  if (!line || !field) throw malformed();
  return { field, fileName: parameter(line, 'filename') };
};

/**
 * Reads the fields of a multipart body up to its file and hands the file on unread: fields first, one file, nothing behind it.
 * So a request can be refused by its fields before its file has come, and a file of any size takes no memory.
 */
export const readMultipart = async (
  contentType: string,
  source: AsyncIterable<Buffer>,
  announced: number | undefined = undefined,
): Promise<Multipart> => {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw malformed();
  const reader = openReader(source);
  const mark = Buffer.from(`\r\n--${boundary}`);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;

  const readFields = async (): Promise<FilePart | undefined> => {
    // The first mark has no line before it.
    if ((await reader.takeBytes(mark.length - 2)) !== mark.toString('latin1', 2)) throw malformed();
    for (let count = 0; ; count += 1) {
      const after = await reader.takeBytes(2);
      if (after === '--') return undefined;
      if (after !== '\r\n' || count === mostFields) throw malformed();
      const { field, fileName } = dispositionOf((await reader.take(Buffer.from('\r\n\r\n'), mostHeader)).toString('utf8'));
      if (fileName !== undefined) return { name: fileName, announced, chunks: fileChunks() };
      if (field in fields) throw malformed();
      fields[field] = (await reader.take(mark, mostField)).toString('utf8');
    }
  };
  const fileChunks = async function* (): AsyncGenerator<Buffer> {
    yield* reader.stream(mark);
    if ((await reader.takeBytes(2)) !== '--') throw malformed();
  };

  try {
    return { file: await readFields(), fields: { ...fields }, drain: reader.drain };
  } catch (error) {
    await reader.drain();
    throw error;
  }
};
