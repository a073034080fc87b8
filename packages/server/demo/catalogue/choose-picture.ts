import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { readPictures } from '../kit/demo-data.ts';

/** Colours that makers put on their goods; one belongs to each brand. */
export const accents = [
  '00796b',
  '2b6cc4',
  'ff8f00',
  'c8202f',
  '6a4fb3',
  '0f8fa3',
  '3f8f3a',
  'b3543a',
  '1d4e89',
  'c2487a',
  '8a6d1d',
  '455a64',
] as const;

const shades = {
  light: ['f3f5f5', 'e6ebec', 'dfe6e8', 'eef1ea', 'f1ece2', 'e3eaf2'],
  dark: ['39444b', '2f383d', '4a565d', '33414f', '443f3a', '2b343a'],
  metal: ['c3ccd1', 'b9c4c9', 'aab5bb', 'c9c6bd', 'd3d9dc'],
  sheath: ['2a3034', '3a3f44', '1f2a38', '454b4f'],
  earth: ['8e2f22', '7b3a22', 'a33a2b', '9aa6ab', '6e4a36'],
  vivid: ['e9b400', 'cf2a2a', '2b6cc4', '00796b', 'ff8f00', '4f7a8c'],
  red: ['cf1f25', 'b8181e', 'd83a2e'],
  yellow: ['f6c000', 'ffcf1f', 'eab308'],
} as const;
type Family = keyof typeof shades;

/** Drawings whose colour means something: a fire extinguisher is red, whoever makes it. */
const fixed: Readonly<Record<string, Family | 'none'>> = {
  'busbar-copper': 'none',
  'insulating-tape': 'none',
  'cable-control': 'sheath',
  'cable-hv-1c': 'earth',
  'cable-joint': 'sheath',
  'cable-termination': 'metal',
  'fire-extinguisher': 'red',
  'warning-sign': 'yellow',
  'insulator-glass': 'none',
  bearing: 'none',
  paper: 'vivid',
};

const colourWords: readonly (readonly [RegExp, string])[] = [
  [/黄绿/, 'a9c938'],
  [/红棕/, '8e3b2b'],
  [/陶土红/, 'b3543a'],
  [/品红/, 'd6336c'],
  [/蓝灰/, '5f7488'],
  [/黑灰/, '3d4448'],
  [/灰白/, 'dfe3e4'],
  [/青灰/, '6d8088'],
  [/草绿/, '6d8f3a'],
  [/深蓝/, '1f3f73'],
  [/牛皮/, 'b98d5a'],
  [/红/, 'cf2a2a'],
  [/蓝/, '2b6cc4'],
  [/黄/, 'e9b400'],
  [/绿/, '1f9a4c'],
  [/橙/, 'ff8f00'],
  [/青/, '0f8fa3'],
  [/棕/, '7b3a22'],
  [/银/, 'c9d2d7'],
  [/灰/, '8d979c'],
  [/白/, 'f3f5f5'],
  [/黑/, '2a3034'],
];

type Drawing = { family: Family | 'none'; accent: boolean };

/** Which family a drawing's own main colour belongs to, by its lightness and saturation. */
const familyOf = (hex: string): Family => {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const grey = most - least < 0.16;
  if (grey && lightness > 0.84) return 'light';
  if (grey && lightness < 0.42) return 'dark';
  if (grey) return 'metal';
  return red > blue && lightness < 0.45 && green < 0.32 ? 'earth' : 'vivid';
};

const folder = join(import.meta.dirname, '../../assets/goods');
const brandColours = new Set(['00796b', 'ff8f00', '35b58f', '00b894']);

const readDrawing = (name: string): Drawing => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const own = /var\(--c1,#([0-9a-f]{6})\)/.exec(svg)?.[1];
  const second = /var\(--c2,#([0-9a-f]{6})\)/.exec(svg)?.[1];
  const family = fixed[name] ?? (!own ? 'none' : /^(cable-(\d|armoured|pv)|fibre-)/.test(name) ? 'sheath' : familyOf(own));
  return { family, accent: family !== 'none' && second !== undefined && brandColours.has(second) };
};

const drawings = new Map(readdirSync(folder).map((file) => [file.slice(0, -4), readDrawing(file.slice(0, -4))]));
const pictures = readPictures();

/** Breakers show their poles and cables their cores and armour where the spec says so. */
const variantOf = (drawing: string, model: string, axisValues: readonly string[]): string => {
  const axis = axisValues.join(' ');
  const poles = /(?:^|\s)([1-4])P/.exec(axis)?.[1];
  if (/^mcb-\dp$/.test(drawing) && poles) return `mcb-${poles}p`;
  if (drawing === 'cable-3c' && model.includes('22')) return 'cable-armoured-3c';
  if (drawing === 'cable-5c') {
    if (/^3×.*\+1×/.test(axis)) return 'cable-3p1c';
    if (/^3×.*\+2×/.test(axis)) return 'cable-3p2c';
  }
  return drawing;
};

export type PictureWish = {
  /** Name of the picture in the catalogue data. */
  picture: string;
  model: string;
  axisValues: readonly string[];
  /** A value of the attribute 颜色, if the goods has one. */
  colour: string | undefined;
  brandId: number;
  /** Tells goods of one brand apart. */
  turn: number;
};

export const drawingOf = (picture: string): string => {
  const file = pictures[picture];
  if (!file) throw new Error(`no drawing for ${picture}`);
  return file.replace(/\.svg$/, '');
};

/** The address of a spec's picture, recoloured by brand and goods, or in the colour that the spec has. */
export const choosePicture = (wish: PictureWish): string => {
  const name = variantOf(drawingOf(wish.picture), wish.model, wish.axisValues);
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`no drawing ${name}`);
  if (drawing.family === 'none') return pictureAddress('goods', name);
  const said = wish.colour === undefined ? undefined : colourWords.find(([word]) => word.test(wish.colour as string))?.[1];
  const palette = shades[drawing.family];
  const main = said ?? (palette[(wish.brandId + wish.turn) % palette.length] as string);
  const accent = accents[(wish.brandId * 5 + wish.turn) % accents.length] as string;
  return pictureAddress('goods', name, drawing.accent ? [main, accent === main ? 'ff8f00' : accent] : [main]);
};
