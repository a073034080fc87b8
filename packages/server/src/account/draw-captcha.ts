import { randomInt } from 'node:crypto';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

const width = 120;
const height = 40;
const length = 4;

/**
 * Strokes on a grid of 10 by 14, so that no font is needed: a server without fonts would draw empty boxes.
 * Look-alikes (0 O Q, 1 I L, 5 S, 2 Z, B 8, G 6, U V) have at most one of them here.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: 'M0 14 L5 0 L10 14 M2 9 L8 9',
  C: 'M10 3 C8 0 0 -1 0 7 C0 15 8 14 10 11',
  D: 'M1 0 L1 14 L4 14 C12 13 12 1 4 0 Z',
  E: 'M10 0 L1 0 L1 14 L10 14 M1 7 L8 7',
  F: 'M10 0 L1 0 L1 14 M1 7 L8 7',
  H: 'M1 0 L1 14 M9 0 L9 14 M1 7 L9 7',
  J: 'M3 0 L10 0 M8 0 L8 10 C8 15 1 15 1 10',
  K: 'M1 0 L1 14 M9 0 L1 8 M4 6 L10 14',
  M: 'M0 14 L1 0 L5 8 L9 0 L10 14',
  N: 'M1 14 L1 0 L9 14 L9 0',
  P: 'M1 14 L1 0 L6 0 C11 0 11 8 6 8 L1 8',
  R: 'M1 14 L1 0 L6 0 C11 0 11 7 6 7 L1 7 M5 7 L10 14',
  T: 'M0 0 L10 0 M5 0 L5 14',
  V: 'M0 0 L5 14 L10 0',
  W: 'M0 0 L2 14 L5 5 L8 14 L10 0',
  X: 'M0 0 L10 14 M10 0 L0 14',
  Y: 'M0 0 L5 7 L10 0 M5 7 L5 14',
  3: 'M1 1 C10 -2 11 6 4 6.5 C12 7 11 16 0 13',
  4: 'M8 14 L8 0 L0 10 L10 10',
  6: 'M9 1 C3 1 0 6 0 10 C0 15 10 15 10 10 C10 5 2 5 0 9',
  7: 'M0 0 L10 0 L4 14',
  9: 'M10 5 C8 9 0 9 0 4 C0 -1 10 -1 10 4 C10 9 8 13 2 14',
};
const characters = Object.keys(glyphs);

const between = (least: number, most: number) => least + (randomInt(10_000) / 10_000) * (most - least);
const ink = () => `rgb(${randomInt(110)},${randomInt(110)},${randomInt(110)})`;

const drawGlyph = (context: SKRSContext2D, glyph: string, x: number) => {
  context.save();
  context.translate(x, between(18, 22));
  context.rotate(between(-0.35, 0.35));
  context.transform(1, between(-0.15, 0.15), between(-0.2, 0.2), 1, 0, 0);
  const scale = between(1.5, 1.85);
  context.scale(scale, scale);
  context.translate(-5, -7);
  context.strokeStyle = ink();
  context.lineWidth = between(1.3, 1.9);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(glyph));
  context.restore();
};

const drawNoise = (context: SKRSContext2D) => {
  for (let line = 0; line < 3; line += 1) {
    context.strokeStyle = ink();
    context.lineWidth = between(0.7, 1.2);
    context.beginPath();
    context.moveTo(between(0, 12), between(4, height - 4));
    context.bezierCurveTo(
      between(20, 50),
      between(0, height),
      between(60, 90),
      between(0, height),
      between(width - 12, width),
      between(4, height - 4),
    );
    context.stroke();
  }
  for (let dot = 0; dot < 40; dot += 1) {
    context.fillStyle = ink();
    context.fillRect(between(0, width), between(0, height), 1, 1);
  }
};

/** Four characters, leaning, waving and crossed by lines. */
export const drawCaptcha = async (): Promise<{ answer: string; png: Buffer }> => {
  const flat = createCanvas(width, height);
  const context = flat.getContext('2d');
  const answer = Array.from({ length }, () => characters[randomInt(characters.length)] as string);
  for (const [at, character] of answer.entries()) drawGlyph(context, glyphs[character] as string, 18 + at * 28 + between(-3, 3));
  drawNoise(context);

  const waved = createCanvas(width, height);
  const target = waved.getContext('2d');
  target.fillStyle = `rgb(${235 + randomInt(20)},${235 + randomInt(20)},${235 + randomInt(20)})`;
  target.fillRect(0, 0, width, height);
  const [swing, stretch, phase] = [between(1.5, 3), between(14, 22), between(0, 6)];
  for (let x = 0; x < width; x += 2) target.drawImage(flat, x, 0, 2, height, x, swing * Math.sin(x / stretch + phase), 2, height);
  return { answer: answer.join(''), png: await waved.encode('png') };
};
