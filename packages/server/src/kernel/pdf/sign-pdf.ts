import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { signDigest } from './cms.ts';
import type { PaperKey } from './paper-key.ts';
import { appendObjects, dictionaryOf, objectsOf } from './pdf-objects.ts';

/** A place for a signature on the last page, in points from its lower left corner. */
export type SignaturePlace = { readonly name: string; readonly rect: readonly [number, number, number, number] };
/** A picture with its transparency, four bytes a point. */
export type SealPicture = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** Room for the signature in the file; what it does not need is filled with zeros. */
const signatureBytes = 4096;

/** Prepares the places in which a paper will be signed, so that signing changes no page of it. */
export const addPlaces = (pdf: Buffer, places: readonly SignaturePlace[]): Buffer => {
  const text = pdf.toString('latin1');
  const found = objectsOf(text);
  const catalog = dictionaryOf(text, found, found.root);
  const pages = Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  const last = Number(/\/Kids \[[^\]]*?(\d+) 0 R\s*\]/.exec(dictionaryOf(text, found, pages))?.[1]);
  const refs = places.map((_, at) => `${found.size + at} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [found.root, `<<${catalog}/AcroForm << /Fields [${refs}] /SigFlags 3 >>\n>>`],
    [last, `<<${dictionaryOf(text, found, last)}/Annots [${refs}]\n>>`],
    ...places.map(
      ({ name, rect }, at) =>
        [
          found.size + at,
          `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (${name})\n/F 132\n/Rect [${rect.join(' ')}]\n/P ${last} 0 R\n>>`,
        ] as const,
    ),
  ]);
  return appendObjects(pdf, found, found.size + places.length, objects).pdf;
};

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

const pictureOf = ({ width, height, rgba }: SealPicture, mask: number): { colours: Buffer; mask: Buffer } => {
  const colours = Buffer.alloc(width * height * 3);
  const alpha = Buffer.alloc(width * height);
  for (let at = 0; at < alpha.length; at += 1) {
    colours.set(rgba.subarray(at * 4, at * 4 + 3), at * 3);
    alpha[at] = rgba[at * 4 + 3] as number;
  }
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /Filter /FlateDecode`;
  return {
    colours: stream(`${head} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`, deflateSync(colours)),
    mask: stream(`${head} /ColorSpace /DeviceGray`, deflateSync(alpha)),
  };
};

const hexText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** What is written in a place: by whom, when and why, and the seal that is seen there. */
export type Signing = {
  readonly place: string;
  readonly signer: string;
  readonly reason: string;
  readonly at: Date;
  readonly seal: SealPicture;
};

/**
 * Signs a paper in one of its places: a PAdES signature (ETSI.CAdES.detached) as an update behind the file, so that every byte of what was signed before stays as
 * it is and earlier signatures hold.
 */
export const signPdf = (pdf: Buffer, { place, signer, reason, at, seal }: Signing, key: PaperKey): Buffer => {
  const text = pdf.toString('latin1');
  const found = objectsOf(text);
  const fields = /\/Fields \[([^\]]*)\]/.exec(dictionaryOf(text, found, found.root))?.[1] ?? '';
  const field = [...fields.matchAll(/(\d+) 0 R/g)]
    .map(([, number]) => Number(number))
    .find((number) => dictionaryOf(text, found, number).includes(`/T (${place})`));
  if (field === undefined) throw new Error(`a paper without a place for ${place}`);
  const dictionary = dictionaryOf(text, found, field);
  if (dictionary.includes('/V ')) throw new Error(`a paper that ${place} has signed already`);
  const [left = 0, low = 0, right = 0, top = 0] = (/\/Rect \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').split(' ').map(Number);
  const [value, appearance, image, mask] = [0, 1, 2, 3].map((more) => found.size + more) as [number, number, number, number];
  const picture = pictureOf(seal, mask);
  // Whatever the shape of the place: a seal is never drawn out of its own.
  const scale = Math.min((right - left) / seal.width, (top - low) / seal.height);
  const [wide, high] = [seal.width * scale, seal.height * scale];
  const box = `${wide} 0 0 ${high} ${(right - left - wide) / 2} ${top - low - high}`;
  const drawn = Buffer.from(`q ${box} cm /Seal Do Q`);
  const moment = `D:${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;
  const objects = new Map<number, string | Buffer>([
    [field, `<<${dictionary}/V ${value} 0 R\n/AP << /N ${appearance} 0 R >>\n>>`],
    [
      value,
      `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/Name ${hexText(signer)}\n/Reason ${hexText(reason)}\n/M (${moment})\n/ByteRange [0 ${'0'.repeat(10)} ${'0'.repeat(10)} ${'0'.repeat(10)}]\n/Contents <${'0'.repeat(signatureBytes * 2)}>\n>>`,
    ],
    [
      appearance,
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${top - low}] /Resources << /XObject << /Seal ${image} 0 R >> >>`,
        drawn,
      ),
    ],
    [image, picture.colours],
    [mask, picture.mask],
  ]);
  const { pdf: written, offsets } = appendObjects(pdf, found, found.size + 4, objects);
  const from = offsets.get(value) as number;
  const open = written.indexOf('/Contents <', from) + '/Contents '.length;
  const close = open + signatureBytes * 2 + 2;
  const range = [open, close, written.length - close].map((number) => String(number).padStart(10, '0')).join(' ');
  written.write(`/ByteRange [0 ${range}]`, written.indexOf('/ByteRange [', from), 'latin1');
  const digest = createHash('sha256').update(written.subarray(0, open)).update(written.subarray(close)).digest();
  const signature = signDigest(digest, key);
  if (signature.length > signatureBytes) throw new Error('a signature that is larger than its place');
  written.write(signature.toString('hex'), open + 1, 'latin1');
  return written;
};
