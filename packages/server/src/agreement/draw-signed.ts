import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { SealPicture } from '../kernel/pdf/sign-pdf.ts';
import { sealFamily, withSealFont } from './draw-seal.ts';

const linesHeight = 96;

/** What stands in the place of a signature: the seal, and below it who signed and when, so that the paper says it, too. */
export const drawSigned = (seal: SealPicture, signer: string, at: string): SealPicture => {
  withSealFont();
  const { width } = seal;
  const height = seal.height + linesHeight;
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');
  ink.putImageData(new ImageData(new Uint8ClampedArray(seal.rgba), seal.width, seal.height), 0, 0);
  ink.fillStyle = '#1b2429';
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  for (const [line, text] of [signer, at].entries()) {
    ink.font = `${line === 0 ? 28 : 26}px ${sealFamily}`;
    ink.fillText(text, width / 2, seal.height + 26 + line * 42, width - 4);
  }
  const { data } = ink.getImageData(0, 0, width, height);
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
};
