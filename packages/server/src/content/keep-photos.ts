import { randomBytes } from 'node:crypto';
import { feedbackLimits, photoTypeOf } from '@mall/contract/content/feedback.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireClean } from './require-clean.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Where a photo lies of which the row knows the name. */
export const photoPlace = (name: string): string => `files/${name}`;

export type KeptPhotos = { readonly names: readonly string[]; readonly discard: () => Promise<void> };

/** Checks pictures by their content and by the scanner and keeps them under names that nobody can guess or choose. Nothing is left when one fails. */
export const keepPhotos = async (
  house: Pick<House, 'db' | 'files' | 'virusScanner'>,
  memberId: Id | undefined,
  photos: readonly string[],
): Promise<KeptPhotos> => {
  const { files } = house;
  const pictures = photos.map((photo) => {
    const bytes = Buffer.from(photo, 'base64');
    const type = photoTypeOf(bytes);
    if (!type) throw refuse('content.photo_refused');
    return { bytes, name: `feedback/${randomBytes(16).toString('hex')}.${endings[type]}` };
  });
  if (pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) > feedbackLimits.photoBytes) throw refuse('content.photos_large');
  for (const { bytes } of pictures) await requireClean(house, memberId, [bytes]);
  const names = pictures.map(({ name }) => name);
  const discard = async () => void (await Promise.all(names.map((name) => files.remove(photoPlace(name)).catch(() => {}))));
  try {
    await Promise.all(pictures.map(({ name, bytes }) => files.put(photoPlace(name), bytes)));
  } catch (error) {
    await discard();
    throw error;
  }
  return { names, discard };
};
