import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { wordOf } from '../kernel/word-of.ts';
import { pagePart } from './content.table.ts';

/** Articles are written in Chinese; the foot of the page names the same ones, and their groups, in six languages. What it does not name stays as it is. */
export const readFooterNames = async (tx: Tx, language: Language): Promise<(name: string) => string> => {
  if (language === fallbackLanguage) return (name) => name;
  const rows = await tx.select({ title: pagePart.title, group: pagePart.groupName }).from(pagePart).where(eq(pagePart.part, 'footer'));
  const names = new Map(
    rows.flatMap(({ title, group }) => [title, group].map((words) => [wordOf(words, fallbackLanguage), wordOf(words, language)] as const)),
  );
  return (name) => names.get(name) ?? name;
};
