import { createHash } from 'node:crypto';
import { signsDigest } from './cms.ts';

export type CheckedSignature = { readonly whole: boolean; readonly valid: boolean };

/** The signatures of a paper in their order: whether each holds, and whether it is of all that the file says. */
export const checkPdf = (pdf: Buffer, certificate: Buffer): CheckedSignature[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)].map((found) => {
    const [open = 0, close = 0, rest = 0] = found.slice(1).map(Number);
    const end = close + rest;
    const hole = text.slice(open, close);
    // The signature is of everything but itself: the hole holds one hexadecimal string and nothing besides.
    if (end > pdf.length || !/^<[0-9a-f]+>$/.test(hole)) return { whole: false, valid: false };
    const digest = createHash('sha256').update(pdf.subarray(0, open)).update(pdf.subarray(close, end)).digest();
    return { whole: end === pdf.length, valid: signsDigest(Buffer.from(hole.slice(1, -1), 'hex'), digest, certificate) };
  });
};
