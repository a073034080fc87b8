const digits: Readonly<Record<string, number>> = { 单: 1, 一: 1, 二: 2, 两: 2, 双: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100 };

/** 三 → 3, 十四 → 14, 二十四 → 24, 一百二十 → 120. */
export const chineseNumber = (text: string): number => {
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const step = steps[sign];
    if (step === undefined) digit = digit * 10 + (digits[sign] ?? 0);
    else {
      sum += (digit || 1) * step;
      digit = 0;
    }
  }
  return sum + digit;
};
