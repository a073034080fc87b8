import { formatCurrency, formatTime } from '../kernel/format.ts';
import { fill, type Language, localeOf } from '../kernel/language.ts';
import type { MessageAct } from './message-kinds.ts';
import { type MessageCode, messages } from './messages.ts';

/** What a message is about, as data: money in fen under a name that ends in Fen, a time under one that ends in At. */
export type MessageFacts = Readonly<Record<string, string | number | readonly string[]>>;

const amountIn = (amount: number, language: Language): string =>
  language === 'zh' || language === 'en'
    ? formatCurrency(amount)
    : new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);

const show = (name: string, fact: MessageFacts[string], language: Language): string => {
  if (typeof fact === 'object') return fact.join(language === 'zh' ? '；' : '; ');
  if (name.endsWith('Fen')) return amountIn(Number(fact) / 100, language);
  return name.endsWith('At') ? formatTime(fact, '{h}:{i}') : String(fact);
};

type Worded = { title: string; body: string; url: string; act: MessageAct };

/** A message in the language of whoever reads it. One that this version does not know any more says its code. */
export const wordMessage = (code: string, facts: MessageFacts, language: Language): Worded => {
  if (!Object.hasOwn(messages, code)) return { title: code, body: '', url: '', act: 'see' };
  const { title, body, url, act } = messages[code as MessageCode];
  const shown = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, show(name, fact, language)]));
  return { title: fill(title[language], shown), body: fill(body[language], shown), url: fill(url, shown), act };
};
