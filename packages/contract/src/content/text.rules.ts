import * as z from 'zod';
import { text } from '../kernel/fields.ts';
import { fallbackLanguage, type Language, languages } from '../kernel/language.ts';

export const textKinds = ['help', 'notice', 'charge', 'agreement'] as const;
export type TextKind = (typeof textKinds)[number];

export const abroad = languages.filter((language) => language !== fallbackLanguage);
/** Of each kind the languages that its pages are read in. */
export const languagesOf = (kind: TextKind): readonly Language[] => (kind === 'help' || kind === 'notice' ? abroad : []);

const most = { category: 30, title: 120, summary: 300, body: 60_000 } as const;
const body = text(most.body);
const Said = z.strictObject({ category: text(most.category), title: text(most.title), summary: text(most.summary), body });
export type Said = z.infer<typeof Said>;
export const nothingSaid: Said = { category: '', title: '', summary: '', body: '' };

const Abroad = z.strictObject({ en: Said, fra: Said, spa: Said, pt: Said, ru: Said });

/** A text with its translations. */
export const TextContent = z.strictObject({
  category: text(most.category, 1),
  title: text(most.title, 1),
  summary: text(most.summary),
  body,
  pointsPrice: z.int().min(0).max(1_000_000),
  sort: z.int().min(0).max(9999),
  words: Abroad,
  /** Languages whose text says what an earlier Chinese one said. */
  behind: z.array(z.enum(abroad as [Language, ...Language[]])).max(5),
});
export type TextContent = z.infer<typeof TextContent>;

export const AddText = z.strictObject({
  kind: z.enum(['help', 'notice', 'charge']),
  category: text(most.category, 1),
  title: text(most.title, 1),
});
export type AddText = z.infer<typeof AddText>;

const wordsIn = (content: TextContent, language: Language): Said =>
  language === fallbackLanguage ? content : (content.words[language as keyof TextContent['words']] ?? nothingSaid);
const told = ({ title, summary, body: says }: Said): string => JSON.stringify([title, summary, says]);

/** The parts of a text that a reader sees one below the other. */
export const paragraphsOf = (html: string): number => (html.match(/<(?:p|h[2-4]|ul|ol|table|blockquote|pre|figure|dl)\b/g) ?? []).length;

export type Standing = { state: 'missing' | 'part' | 'behind' | 'same'; lacks: number };

/** How far a language says what the Chinese text says. */
export const standingOf = (content: TextContent, language: Language): Standing => {
  const said = wordsIn(content, language);
  if (said.title === '' && said.body === '') return { state: 'missing', lacks: Math.max(1, paragraphsOf(content.body)) };
  const lacks = Math.max(0, paragraphsOf(content.body) - paragraphsOf(said.body));
  if (said.title === '' || lacks > 0) return { state: 'part', lacks: Math.max(1, lacks) };
  return { state: content.behind.includes(language) ? 'behind' : 'same', lacks: 0 };
};

/** Which languages are left behind by this change: those that did not change with the Chinese text, until somebody changes them or says that they still hold. */
export const leftBehind = (before: TextContent, after: TextContent, checked: readonly Language[]): Language[] => {
  const changed = (language: Language) => told(wordsIn(before, language)) !== told(wordsIn(after, language));
  const chinese = changed(fallbackLanguage);
  return abroad.filter(
    (language) =>
      !checked.includes(language) &&
      !changed(language) &&
      wordsIn(after, language).title !== '' &&
      (chinese || before.behind.includes(language)),
  );
};
