/** Classes of UNSPSC for the first level of the catalogue, where one is meant beyond doubt; a purchasing system sorts by it. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/电缆|电线/, '26121600'],
  [/变压器|箱变/, '39121000'],
  [/开关|配电/, '39121100'],
  [/绝缘子|金具/, '39121700'],
  [/低压电器/, '39122200'],
  [/计量|仪器|仪表/, '41113600'],
  [/工具/, '27110000'],
  [/安全|劳动防护/, '46180000'],
  [/办公/, '44120000'],
];

export const unspscOf = (className: string): string | undefined => codes.find(([pattern]) => pattern.test(className))?.[1];
