const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** The first 32 bits of the fractions of roots of the first primes, which the standard takes for its constants. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const primes: number[] = [];
for (let one = 2; primes.length < 64; one += 1) if (primes.every((prime) => one % prime !== 0)) primes.push(one);
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const begin = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)) | 0);

const padded = (bytes: Uint8Array): DataView => {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
};

const at = (words: Int32Array, place: number): number => words[place] as number;

/** SHA-256 (FIPS 180-4) as hexadecimal text. A browser keeps its own from pages over plain http, as they are in a company's network. */
export const sha256 = (bytes: Uint8Array): string => {
  const view = padded(bytes);
  const state = Int32Array.from(begin);
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let place = 0; place < 16; place += 1) words[place] = view.getInt32(block + place * 4);
    for (let place = 16; place < 64; place += 1) {
      const [near, far] = [at(words, place - 2), at(words, place - 15)];
      words[place] =
        at(words, place - 16) +
        (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)) +
        at(words, place - 7) +
        (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let place = 0; place < 64; place += 1) {
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, place) + at(words, place)) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [place, more] of [a, b, c, d, e, f, g, h].entries()) state[place] = at(state, place) + more;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
