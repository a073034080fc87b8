import { chineseNumber } from './chinese-number.ts';

const plain = /^[\x21-\x7e\u4e00-\u9fff ×φ]*$/u;
const spelledCounters = '芯(?!片)|极(?!法|性|化|限)|孔|回路|表位|分裂|轮(?!次)|枪|层(?!绞)|[Pp](?![A-Za-z])|平方|平米|千伏|千瓦|千安';
const counted = new RegExp(
  `(?<![一二两三四五六七八九十百千万第几数多\\d])([单双]|[一二两三四五六七八九十百]{1,5})(?=${spelledCounters})`,
  'gu',
);
const thousands = /(?<![\d.,])(?:\d{1,2}(?:,\d{3})+|\d{3}(?:,000)+)(?![\d,])/g;
const times = /(?<=[\d)芯方平根包]|\d[Cc])(?: ?[×*✕╳✖⨯] ?| [xX乘] |[xX乘])(?=[\dφ(])/gu;
const timesAfterUnit = /(?<=\d(?:mm2|mm|m|kg|米)) ?[×*✕╳] ?(?=[\d(])/gu;
const through = /(?<=\d ?(?:[A-Za-zμΩ%°℃]{1,4}|[米伏安瓦吨克度]|毫米|千伏|千瓦|平方)?) ?(?:至|到|—{1,2}|–|―|−|∼|〜|~) ?(?=[-+]?\d)/gu;

/** One width, one sign for each meaning, figures where a count is spelled out. Case stays: mA and MA are told apart later. */
export const foldText = (text: string): string => {
  let folded = text;
  if (!plain.test(text))
    // 120mm²60kN must not become 120mm260kN.
    folded = text
      .replace(/[²³㎡㎥](?=[\d\uff10-\uff19])/gu, '$& ')
      .normalize('NFKC')
      .replace(/1⁄2/g, '½')
      .replace(/5⁄6/g, '⅚')
      .replace(/° ?C(?![A-Za-z])/g, '℃')
      .replace(/[ΦϕøØ⌀∅фФ]/gu, 'φ')
      .replace(/[∼〜]/gu, '~')
      .replace(/[✕╳✖⨯]/gu, '×')
      .replace(/[‐‑‒﹣]/gu, '-')
      .replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ');
  folded = folded.replace(/ {2,}/g, ' ').trim();
  if (/[一二两三四五六七八九十百单双]/u.test(folded)) folded = folded.replace(counted, (spelled) => String(chineseNumber(spelled)));
  folded = folded.replace(/\^+(?=[23](?!\d))/g, '');
  if (!/\d/.test(folded)) return folded;
  return folded
    .replace(/(?<=\d)[Oo](?=\d)/g, '0')
    .replace(thousands, (figure) => figure.replaceAll(',', ''))
    .replace(times, '×')
    .replace(timesAfterUnit, '×')
    .replace(through, '~');
};
