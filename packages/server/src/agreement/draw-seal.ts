import { fileURLToPath } from 'node:url';
import type { SealKind } from '@mall/contract/agreement/agreement.rules.ts';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { SealPicture } from '../kernel/pdf/sign-pdf.ts';

const size = 360;
const middle = size / 2;
const red = '#c8201e';
export const sealFamily = 'SealFont';
const words: Readonly<Record<SealKind, string>> = { contract: '合同专用章', company: '' };

export const withSealFont = () => {
  if (GlobalFonts.has(sealFamily)) return;
  GlobalFonts.registerFromPath(
    fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
    sealFamily,
  );
};

const star = (ink: SKRSContext2D, radius: number) => {
  ink.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const far = point % 2 === 0 ? radius : radius * 0.38;
    ink.lineTo(middle + far * Math.cos(angle), middle + far * Math.sin(angle));
  }
  ink.fill();
};

/** The name along the upper arc: each sign stands upright on the circle, the longer the name the smaller and closer. */
const nameAround = (ink: SKRSContext2D, name: string) => {
  const signs = [...name];
  const gaps = Math.max(1, signs.length - 1);
  const step = Math.min(0.42, (1.3 * Math.PI) / gaps);
  const arc = step * gaps;
  const height = Math.min(46, step * 118);
  ink.font = `${height}px ${sealFamily}`;
  for (const [at, sign] of signs.entries()) {
    ink.save();
    ink.translate(middle, middle);
    ink.rotate(step * at - arc / 2);
    ink.fillText(sign, 0, -118);
    ink.restore();
  }
};

/** A round seal as companies have it, drawn from the name: a double use of nothing that somebody could upload in another's name. */
export const drawSeal = (name: string, kind: SealKind): SealPicture => {
  withSealFont();
  const canvas = createCanvas(size, size);
  const ink = canvas.getContext('2d');
  ink.strokeStyle = red;
  ink.fillStyle = red;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineWidth = 9;
  ink.beginPath();
  ink.arc(middle, middle, middle - 12, 0, 2 * Math.PI);
  ink.stroke();
  star(ink, 52);
  nameAround(ink, name);
  ink.font = `34px ${sealFamily}`;
  ink.fillText(words[kind], middle, middle + 96);
  const { data } = ink.getImageData(0, 0, size, size);
  return { width: size, height: size, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
};
