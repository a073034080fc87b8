import { addAll, type Bits, copyBits, countBits, listAll, scratchBits } from './bits.ts';
import { type Fit, singleSpecs } from './fits.ts';
import type { Slot } from './query-plan.ts';
import { remember } from './remember.ts';
import type { SearchBook } from './search-book.ts';
import type { KeptFits, Packed, Segment } from './segment.ts';

const mostBytes = 32 * 2 ** 20;
// Their keys are texts of some kilobytes at most.
const mostOnce = 2000;

const pack = (bits: Bits): Packed => {
  const count = countBits(bits);
  return count < bits.length ? { few: listAll(bits, count), size: bits.length * 32 } : { bits: bits.slice() };
};

/** A set of one's own. */
const unpack = (packed: Packed): Bits => {
  if ('bits' in packed) return copyBits(packed.bits);
  const bits = scratchBits(packed.size);
  addAll(bits, packed.few, 0, packed.few.length);
  return bits;
};

const bytesOf = (packed: Packed): number => ('bits' in packed ? packed.bits : packed.few).byteLength;

const keptIn = (segment: Segment, book: SearchBook): KeptFits => {
  if (segment.fits?.book !== book) segment.fits = { book, fits: new Map(), once: new Map(), bytes: 0 };
  return segment.fits;
};

const keep = (kept: KeptFits, key: string, segment: Segment, fit: Fit): void => {
  const specs = singleSpecs(segment, fit);
  const packed = { goods: pack(fit.goods), specs: specs && pack(specs) };
  const bytes = bytesOf(packed.goods) + (packed.specs ? bytesOf(packed.specs) : 0) + key.length;
  kept.fits.set(key, { ...packed, bytes });
  kept.bytes += bytes;
  for (const [other, { bytes: freed }] of kept.fits) {
    if (kept.bytes <= mostBytes) return;
    kept.fits.delete(other);
    kept.bytes -= freed;
  }
};

// A slot lives with its plan, and its values may be hundreds.
const keys = new WeakMap<Slot, string>();

const keyOf = (slot: Slot): string => {
  const known = keys.get(slot);
  if (known !== undefined) return known;
  const { alternatives, values, together, classes } = slot;
  const key = JSON.stringify([alternatives, values, together, classes]);
  keys.set(slot, key);
  return key;
};

/** The fit of a slot as `reach` counts words, which the caller may change: known from before, or made. */
export const keptFit = (segment: Segment, book: SearchBook, reach: string, slot: Slot, make: () => Fit): Fit => {
  const kept = keptIn(segment, book);
  const key = `${reach} ${keyOf(slot)}`;
  const known = kept.fits.get(key);
  if (known) {
    kept.fits.delete(key);
    kept.fits.set(key, known);
    return { goods: unpack(known.goods), specs: known.specs && unpack(known.specs) };
  }
  const made = make();
  if (kept.once.delete(key)) keep(kept, key, segment, made);
  else remember(kept.once, mostOnce, key, true);
  return made;
};
