import type { HelpGroup, ProblemGroup } from '@mall/contract/content/help.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { published } from './article.queries.ts';
import { articleIn } from './article-words.ts';
import { article } from './content.table.ts';
import { readFooterNames } from './footer-names.ts';

/** More than a reader looks through; past it he searches. */
const mostArticles = 500;
const mostProblems = 120;

const ofHelp = and(eq(article.kind, 'help'), published);
const inOrder = [asc(article.sort), asc(article.id)] as const;

/** By group, in the order of the first of each. A word is looked for in titles and texts; signs in it are signs. */
export const listHelp = async (tx: Tx, language: Language, keyword = ''): Promise<HelpGroup[]> => {
  const named = articleIn('title', language);
  const holds = sql`strpos(lower(${named} || regexp_replace(${articleIn('body', language)}, '<[^>]*>', ' ', 'g')), lower(${keyword})) > 0`;
  const rows = await tx
    .select({ id: article.id, title: named, group: articleIn('category', language) })
    .from(article)
    .where(and(ofHelp, keyword === '' ? undefined : holds))
    .orderBy(...inOrder)
    .limit(mostArticles);
  const nameOf = await readFooterNames(tx, language);
  return [...Map.groupBy(rows, (row) => row.group)].map(([name, articles]) => ({
    name: nameOf(name),
    articles: articles.map(({ id, title }) => ({ id, title: nameOf(title) })),
  }));
};

export const listProblems = async (tx: Tx, language: Language): Promise<ProblemGroup[]> => {
  const rows = await tx
    .select({
      id: article.id,
      question: articleIn('title', language),
      answer: articleIn('body', language),
      group: articleIn('category', language),
    })
    .from(article)
    .where(ofHelp)
    .orderBy(...inOrder)
    .limit(mostProblems);
  const nameOf = await readFooterNames(tx, language);
  return [...Map.groupBy(rows, (row) => row.group)].map(([name, problems]) => ({
    name: nameOf(name),
    problems: problems.map(({ id, question, answer }) => ({ id, question: nameOf(question), answer })),
  }));
};
