import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedbackLimits, photoTypeOf } from '@mall/contract/content/feedback.rules.ts';
import { refuse } from '../kernel/refusal.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

export type KeptPhotos = { readonly names: readonly string[]; readonly discard: () => Promise<void> };

/** Checks pictures by their content and writes them under names that nobody can guess or choose. Nothing is left when one fails. */
export const keepPhotos = async (dataDir: string, photos: readonly string[]): Promise<KeptPhotos> => {
  const pictures = photos.map((photo) => {
    const bytes = Buffer.from(photo, 'base64');
    const type = photoTypeOf(bytes);
    if (!type) throw refuse('content.photo_refused');
    return { bytes, name: `feedback/${randomBytes(16).toString('hex')}.${endings[type]}` };
  });
  if (pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) > feedbackLimits.photoBytes) throw refuse('content.photos_large');
  const folder = join(dataDir, 'files');
  const names = pictures.map(({ name }) => name);
  const discard = async () => void (await Promise.all(names.map((name) => rm(join(folder, name), { force: true }))));
  if (pictures.length === 0) return { names, discard };
  await mkdir(join(folder, 'feedback'), { recursive: true });
  try {
    await Promise.all(pictures.map(({ name, bytes }) => writeFile(join(folder, name), bytes, { flag: 'wx' })));
  } catch (error) {
    await discard();
    throw error;
  }
  return { names, discard };
};
