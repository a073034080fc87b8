import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import type { Files } from '../kernel/files/files.ts';
import { refuse } from '../kernel/refusal.ts';
import { partPlace } from './upload-place.ts';

const placesOf = (key: string, bytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / partBytes) }, (_, nth) => partPlace(key, nth));

/** Puts the parts together on this machine, whichever nodes they came to. One that is lost makes the whole be begun anew. */
export const joinParts = async (
  files: Pick<Files, 'read'>,
  { key, bytes }: { key: string; bytes: number },
  path: string,
): Promise<void> => {
  async function* parts(): AsyncGenerator<Buffer> {
    for (const place of placesOf(key, bytes)) {
      const part = await files.read(place);
      if (!part) throw refuse('content.upload_unknown');
      yield* part.stream;
    }
  }
  await pipeline(parts, createWriteStream(path, { flags: 'wx' }));
};

/** What stays behind because the store is away is swept as a stray. */
export const removeParts = async (files: Pick<Files, 'remove'>, key: string, bytes: number): Promise<void> => {
  await Promise.all(placesOf(key, bytes).map((place) => files.remove(place).catch(() => {})));
};
