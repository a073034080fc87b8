import { type AreaBook, findArea } from './named-area.rules.ts';

/** What was found of an address in a text; what was not is empty. */
export type PastedAddress = Record<
  'receiverName' | 'receiverPhone' | 'provinceId' | 'cityId' | 'districtId' | 'detail' | 'postalCode',
  string
>;

export const pastedMost = 500;

const mark = '\u0001';
const labels =
  /(?:收货人|收件人|联系人|姓名|名字|手机号码|手机号|手机|联系电话|联系方式|电话|收货地址|收件地址|详细地址|所在地区|地区|地址|邮政编码|邮编|receiver|name|mobile|phone|tel|address|zip)\s*[:：=]/gi;
/** The same without a colon, where they stand alone: 电话 138… */
const loneLabels =
  /(?<=^|[\s,])(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|联系方式|电话|固话|座机|收货地址|收件地址|详细地址|所在地区|地址|邮政编码|邮编)(?=\s|$)/g;
const named = /(?:收货人|收件人|联系人|姓名|名字|receiver|name)\s*[:：=]\s*([^\s,]{1,20})/i;
const phone = /(?<![\d-])(?:(?:\+|00)?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4}|1[3-9]\d{3}[-\s]?\d{3}[-\s]?\d{3})(?!\d)/;
const landline = /(?<![\d-])(0\d{2,3}[-\s]?\d{7,8})(?![\d-])/;
const postal = /(?:邮政编码|邮编|zip)\s*[:：=]?\s*(\d{6})(?!\d)|(?<![\dA-Za-z-])(\d{6})(?![\dA-Za-z-]|\s*[号室栋幢弄#米])/i;

/** Characters of places, which are in nobody's name where a text is not told apart otherwise. */
const ofPlaces = /[省市区县镇乡村路街道巷弄号栋幢楼室层元园厂库站场院座段店部仓组队旁侧内外口处司厦府苑局所铺校院馆桥铁电]/;
const han = /^[\u4e00-\u9fa5]{2,4}$/;
const longName = /^[\u4e00-\u9fa5]{1,10}·[\u4e00-\u9fa5·]{1,10}$/;
const latin = /^[A-Za-z][A-Za-z.'-]*$/;
const manners = /[(（]?(?:收|先生收|女士收|亲启)[)）]?$/;
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧阳司马上官诸葛';

const isName = (word: string): boolean => (han.test(word) && !ofPlaces.test(word)) || longName.test(word);
const isSurely = (word: string): boolean => isName(word) && (surnames.includes(word.charAt(0)) || longName.test(word));

/** Half width, one kind of separator, and hyphens and strokes between names of places as separators too. */
const even = (text: string): string =>
  text
    .slice(0, pastedMost)
    .normalize('NFKC')
    .replaceAll(/[\r\n\t,;、。|]+/g, ',')
    .replaceAll(/(?<=[\u4e00-\u9fa5])[/>~_-]+(?=[\u4e00-\u9fa5])/g, ',')
    .replaceAll(/ {1,500}/g, ' ');

type Taken = { value: string; rest: string };
const take = (text: string, pattern: RegExp, put: string): Taken => {
  const found = pattern.exec(text);
  if (!found) return { value: '', rest: text };
  const value = (found[1] ?? found[2] ?? '').replaceAll(/\s/g, '');
  return { value, rest: `${text.slice(0, found.index)}${put}${text.slice(found.index + found[0].length)}` };
};

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** 王建国收, 王建国(收) */
const bare = (word: string): string => (word.length > 2 ? word.replace(manners, '') : word);

/** `words` as they were, the name blanked. */
type Pick = { name: string; words: string[] };
const noName = (words: readonly string[]): Pick => ({ name: '', words: [...words] });

/** Which word is the receiver: beside the phone first, then whoever has a surname, then the first that may be one. `behind` is the first word behind the area, which says where it is. */
const pickHan = (words: readonly string[], behind: number): Pick | undefined => {
  const places = words.map((_, at) => at);
  const beside = places.filter((at) => words[at + 1] === mark || words[at - 1] === mark);
  const before = places.filter((at) => at < behind);
  const after = places.filter((at) => at > behind).toReversed();
  const nameAt = (at: number) => bare(words[at] ?? '');
  const found =
    [...beside, ...before, ...after].find((at) => isSurely(nameAt(at))) ?? [...beside, ...before].find((at) => isName(nameAt(at)));
  return found === undefined ? undefined : { name: nameAt(found), words: words.with(found, '') };
};

/** John Smith: up to four words that begin the text, or stand beside the phone. */
const pickLatin = (words: readonly string[]): Pick | undefined => {
  const runs = [0, words.indexOf(mark) + 1].map((from) => {
    const end = words.findIndex((word, at) => at >= from && !latin.test(word));
    return { from, to: end === -1 ? words.length : end };
  });
  const run = runs.find(({ from, to }) => to > from && to - from <= 4);
  return (
    run && { name: words.slice(run.from, run.to).join(' '), words: words.map((word, at) => (at >= run.from && at < run.to ? '' : word)) }
  );
};

/** 友谊路8号王建国: a name that is stuck to the end of a house number. */
const stuck = /[号室楼栋幢层座库](?<name>[\u4e00-\u9fa5]{2,4})$/;
const stuckName = (word: string): string => stuck.exec(word)?.groups?.['name'] ?? '';
const pickStuck = (words: readonly string[]): Pick | undefined => {
  const found = words.findIndex((word, at) => (words[at + 1] ?? mark) === mark && isSurely(stuckName(word)));
  if (found === -1) return undefined;
  const word = words[found] as string;
  return { name: stuckName(word), words: words.with(found, word.slice(0, -stuckName(word).length)) };
};

const pickSaid = (words: readonly string[], said: string): Pick | undefined => {
  const found = said === '' ? -1 : words.indexOf(said);
  return found === -1 ? undefined : { name: bare(said), words: words.with(found, '') };
};

/** Takes an address apart that somebody copied from a message: "王建国 13812345678 天津市河西区友谊路 8 号". Nothing is lost: what is nothing else is detail. */
export const splitPasted = (pasted: string, book: AreaBook): PastedAddress => {
  const text = even(pasted);
  const mobile = take(text, phone, ` ${mark} `);
  // A landline is no mobile, and its field will say so; it is no part of the street either.
  const called = mobile.value === '' ? take(text, landline, ` ${mark} `) : { ...mobile, value: mobile.value.replaceAll('-', '') };
  const coded = take(called.rest, postal, ' ');
  const said = named.exec(coded.rest)?.[1] ?? '';
  const plain = coded.rest.replaceAll(labels, ' ').replaceAll(loneLabels, ' ');
  const area = findArea(book, plain);
  const before = wordsOf(plain.slice(0, area?.from ?? plain.length));
  const after = area ? wordsOf(plain.slice(area.to)) : [];
  // The street stands first in the detail, whatever stood before the area behind it.
  const words = [...before, ...after];
  const picked = pickSaid(words, said) ?? pickHan(words, before.length) ?? pickLatin(words) ?? pickStuck(words) ?? noName(words);
  return {
    receiverName: picked.name,
    receiverPhone: called.value,
    provinceId: area?.provinceId ?? '',
    cityId: area?.cityId ?? '',
    districtId: area?.districtId ?? '',
    detail: [...picked.words.slice(before.length), ...picked.words.slice(0, before.length)]
      .filter((word) => word !== mark && word !== '')
      .join(' '),
    postalCode: coded.value,
  };
};
