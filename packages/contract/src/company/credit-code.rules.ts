/** The signs of a unified social credit code (GB 32100): digits and letters without I, O, S, V, Z, which are too like 1, 0, 5, U and 2. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/** The last sign follows from the seventeen before it: powers of three, modulo 31. */
export const checkSignOf = (code: string): string => {
  let [sum, weight] = [0, 1];
  for (const sign of code.slice(0, length - 1)) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % signs.length;
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length] as string;
};

/** What is wrong with a credit code, as a key of `certification.errors.ts`. */
export const creditCodeFault = (code: string): 'code_required' | 'code_letter' | 'code_length' | 'code_wrong' | undefined => {
  if (code === '') return 'code_required';
  if (/[IOSVZ]/.test(code)) return 'code_letter';
  if (code.length !== length || [...code].some((sign) => !signs.includes(sign))) return 'code_length';
  return checkSignOf(code) === code[length - 1] ? undefined : 'code_wrong';
};
