import { type PictureSide, pictureSides } from '@mall/contract/content/upload.rules.ts';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { and, eq, isNull } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import { readWhole } from '../kernel/files/files.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { diskFault } from './keep-upload.ts';
import { pictureSize } from './picture-size.ts';
import { upload } from './upload.table.ts';
import { uploadKeys } from './upload-keys.ts';
import { sidePlace, uploadPlace } from './upload-place.ts';

/** What is larger unpacks to more than a node has to spare. */
const sideMost = 5000;
const quality = 82;

/** As large as fits into a square of this side, never larger than it is. */
const shrunk = (image: Image, side: PictureSide): Promise<Buffer> => {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  const canvas = createCanvas(width, height);
  const drawn = canvas.getContext('2d');
  drawn.imageSmoothingQuality = 'high';
  drawn.drawImage(image, 0, 0, width, height);
  return canvas.encode('webp', quality);
};

/**
 * Makes of an own picture the sizes that pages show, beside it in the store; made again they are the same. `least` is what each of its sides must have.
 */
export const makePictureSizes = async (
  { db, files }: Pick<House, 'db' | 'files'>,
  { memberId }: Pick<Member, 'memberId'>,
  url: string,
  least: number,
): Promise<{ url: string; width: number; height: number }> => {
  const [key = ''] = uploadKeys([url]);
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.key, key), eq(upload.memberId, memberId), eq(upload.kind, 'image'), isNull(upload.sealedName)));
  const bytes = row && (await readWhole(files, uploadPlace(key)));
  const size = bytes && pictureSize(bytes);
  if (!bytes || !size) throw refuse('goods.picture_unknown');
  if (Math.max(size.width, size.height) > sideMost) throw refuse('goods.picture_large', { most: sideMost });
  if (Math.min(size.width, size.height) < least) throw refuse('goods.picture_small', { ...size, least });
  const image = await loadImage(bytes).catch(() => undefined);
  if (!image) throw refuse('goods.picture_unknown');
  try {
    for (const side of pictureSides) await files.put(sidePlace(key, side), await shrunk(image, side));
  } catch (error) {
    throw diskFault(error);
  }
  await db.update(upload).set({ width: size.width, height: size.height }).where(eq(upload.key, key));
  return { url, ...size };
};
