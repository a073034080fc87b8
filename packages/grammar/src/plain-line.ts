import makerTable from '../data/makers.json' with { type: 'json' };
import { asides } from './bill-book.ts';
import { readCableName } from './cable-names.ts';
import { readDescription } from './read-description.ts';

/** What a line asks for, without what is said besides; `brands` are makers that it names. */
export type PlainLine = { text: string; brands: string[]; isBrandFree: boolean };

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const asidePattern = new RegExp(asides.map(escaped).join('|'), 'gu');
const makers = makerTable.makers.toSorted((one, other) => other.length - one.length);
// 3M and HP are makers where they stand alone; 人民 and 江南 are, unless a longer word holds them.
const makerPattern = new RegExp(
  makers.map((word) => (/^[\x20-\x7e]+$/.test(word) ? `(?<![A-Za-z0-9.-])${escaped(word)}(?![A-Za-z0-9.-])` : escaped(word))).join('|'),
  'giu',
);

const standard = /(?:Q\/GDW|GB|DL|JB|NB|IEC|YD|YB|CJ|HG|GA|JGJ)(?:\/[TZ])? ?\d{2,6}(?:[.\-–]\d+)*(?:[-–]\d{2,4})?/giu;
const numbering = /^\s*(?:(?:\d{1,3}|[a-z])[、.)](?!\d)|\(\d{1,3}\)|[①-⑳]|No\.?\s?\d{1,3}[:：])\s*/iu;
const labels = /(?:型号|规格|规格型号|型号规格|名称|品名|品牌|材质|颜色|物料|描述|参数)\s?[:：]/gu;
const alone = /(?<=^|[\s,;()])(?:急|加急|宜|优先|★+|☆+|●|等|等等|及|与|新|甲乙|暂定)(?=$|[\s,;()])/gu;

/** Brackets that hold nothing any more. */
const emptied = /[(（【[]\s*[)）】\]]/gu;

/** A joint or an end of a cable is made for so many cores of so much: 3×240 of it is 3芯 240mm². */
const ofJoint = (text: string): string => {
  if (!/终端(?!.*(?:DTU|FTU|TTU|采集|融合))|接头|中间头/iu.test(text)) return text;
  const sized = text
    .replace(/[一二三四五](?=芯)/u, (sign) => String('一二三四五'.indexOf(sign) + 1))
    .replace(/(?<![\d.])([1-5])\s?[×xX*]\s?(\d{2,3})(?:mm[2²]|平方|平)?(?![\d.×xX*+])/u, '$2mm² $1芯')
    .replace(/(?<![\d.])([1-5])芯[\s,]*(\d{2,3})(?:mm[2²]|平方|平)?(?![\d.×xX*+k])/u, '$2mm² $1芯')
    // 3芯 3×300 says its cores twice.
    .replace(/([1-5]芯)(?:[\s,]*\1)+/u, '$1');
  const [, kind = ''] = /([冷热])缩/u.exec(sized) ?? [];
  const place = /户外/u.test(sized) ? 'W' : /户内/u.test(sized) ? 'N' : '';
  const isEnd = /终端/u.test(sized);
  if (kind === '' || /\b[WNJ](?:LS|SY|RS)/iu.test(sized) || (isEnd && place === ''))
    return sized.replace(/(户[内外])终端|直通接头/gu, '$1');
  // The letters say all of it: N inside, W outside, J between; LS shrinks cold, SY hot.
  const letters = `${isEnd ? place : 'J'}${kind === '冷' ? 'LS' : 'SY'}`;
  return `${sized.replace(/户[内外]式?(?:终端头?)?|[冷热]缩式?|直通接头|电缆终端头?|终端头?|(?:电缆)?中间(?:接头|头)|接头/gu, ' ').replace(/\s+/gu, ' ')} ${letters} ${isEnd ? '电缆终端头' : '电缆中间接头'}`;
};

/** Words that a grid's description has and that say nothing here: sizes of clothes by number, 交流 before what is never direct. */
const withoutPadding = (text: string): string =>
  text.replace(/交流(?=避雷器|棒形|盘形|悬式)/u, '').replace(/(?<!\d)(1[5-9][05])\s?[码号]/u, '$1');

/** Takes off numbering, standards, terms of trade and makers' names: what is left says which goods it is. */
export const plainLine = (line: string): PlainLine => {
  const folded = line.normalize('NFKC').replace(numbering, '');
  const isBrandFree = /同等品牌|同档次|同等档次|相当于|同等及以上|不限品牌/u.test(folded);
  const bare = folded
    .replace(asidePattern, ' ')
    .replace(standard, ' ')
    .replace(labels, ' ')
    .replace(alone, ' ')
    .replace(/[★☆●◆]/gu, ' ');
  const brands: string[] = [];
  const text = bare.replace(makerPattern, (name) => {
    brands.push(name);
    return ' ';
  });
  const left = text
    .replace(emptied, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:/、-]+|[\s,;:/、-]+$/gu, '');
  return {
    text: withoutPadding(readCableName(ofJoint(readDescription(left === '' ? folded : left)))),
    brands: [...new Set(brands)],
    isBrandFree,
  };
};
