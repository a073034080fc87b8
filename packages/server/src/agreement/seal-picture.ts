import { createCanvas, loadImage } from '@napi-rs/canvas';
import { isWholePng } from '../kernel/is-whole-png.ts';
import type { SealPicture } from '../kernel/pdf/sign-pdf.ts';
import { refuse } from '../kernel/refusal.ts';

const size = 360;
const least = 100;
/** From how light on a point is paper, and up to how dark it is ink. */
const paper = 235;
const ink = 190;

/** What is paper becomes transparent; between ink and paper it is both. Says how much of it is ink. */
const clearGround = (rgba: Uint8ClampedArray): number => {
  let inked = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const lightest = Math.min(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
    const share = lightest >= paper ? 0 : lightest <= ink ? 1 : (paper - lightest) / (paper - ink);
    rgba[at + 3] = Math.round((rgba[at + 3] as number) * share);
    if ((rgba[at + 3] as number) > 127) inked += 1;
  }
  return inked / (rgba.length / 4);
};

/** A seal as it is put on papers, of whatever picture was given: whole, of a size that one can read, on transparent ground. */
export const makeSealPicture = async (bytes: Buffer): Promise<Buffer> => {
  if (!(await isWholePng(bytes))) throw refuse('agreement.seal_wrong');
  const image = await loadImage(bytes).catch(() => undefined);
  if (!image || image.width < least || image.height < least) throw refuse('agreement.seal_wrong');
  const canvas = createCanvas(size, size);
  const drawn = canvas.getContext('2d');
  const scale = Math.min(size / image.width, size / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  drawn.drawImage(image, (size - width) / 2, (size - height) / 2, width, height);
  const pixels = drawn.getImageData(0, 0, size, size);
  const share = clearGround(pixels.data);
  if (share < 0.02 || share > 0.8) throw refuse('agreement.seal_ground');
  drawn.putImageData(pixels, 0, 0);
  return canvas.encode('png');
};

/** The points of a seal that was kept. */
export const readSealPicture = async (png: Buffer): Promise<SealPicture> => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const drawn = canvas.getContext('2d');
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
};
