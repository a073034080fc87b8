import { readTime } from '@mall/contract/kernel/format.ts';
import { type Language, localeOf } from '@mall/contract/kernel/language.ts';

const zone = 'Asia/Shanghai';
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone } as const;
const moment = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const month = { month: 'short', year: '2-digit', timeZone: zone } as const;
const shortDay = { day: 'numeric', month: 'short', timeZone: zone } as const;
const shapes = { day, moment, month, shortDay };
type Shape = keyof typeof shapes;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: Language, name: Shape): Intl.DateTimeFormat => {
  const key = `${language} ${name}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf[language], shapes[name]);
  formats.set(key, format);
  return format;
};

/** Server and browser may part the same words by different spaces, and the page must wake up as it was drawn. */
const say = (time: string, language: Language, name: Shape): string => {
  const read = readTime(/^[-\d]{10} \d\d:\d\d$/.test(time) ? `${time}:00` : time);
  return read ? formatOf(language, name).format(read).replaceAll(/\s/g, ' ') : time;
};

/** "2026-12-30", or as the reader's language writes a day; all times are the mall's own, of China. */
export const formatDay = (time: string, language: Language): string =>
  language === 'zh' || time === '' ? time.slice(0, 10) : say(time, language, 'day');

/** "12-30": a day of the near future, without its year. */
export const formatShortDay = (time: string, language: Language): string =>
  language === 'zh' || time === '' ? time.slice(5, 10) : say(time, language, 'shortDay');

/** "2026-12-30 17:00"; `brief` leaves out the year in Chinese, where month and day cannot be mistaken for each other. */
export const formatMoment = (time: string, language: Language, length: 'whole' | 'brief' = 'whole'): string =>
  language === 'zh' || time === '' ? time.slice(length === 'brief' ? 5 : 0, 16) : say(time, language, 'moment');

/** A moment that a reader in another zone must not miss. */
export const formatDeadline = (time: string, language: Language, length: 'whole' | 'brief' = 'whole'): string => {
  const text = formatMoment(time, language, length);
  return language === 'zh' || time === '' ? text : `${text} (UTC+8)`;
};

/** "26-11" of "2026-11", for the foot of a chart. */
export const formatMonth = (time: string, language: Language): string =>
  language === 'zh' || time === '' ? time.slice(2) : say(`${time}-01`, language, 'month');
