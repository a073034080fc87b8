import type { HelpGroup, ProblemGroup } from '@mall/contract/content/help.api.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { published } from './article.queries.ts';
import { article } from './content.table.ts';

/** More than a reader looks through; past it he searches. */
const mostArticles = 500;
const mostProblems = 120;

const ofHelp = and(eq(article.kind, 'help'), published);
const inOrder = [asc(article.sort), asc(article.id)] as const;

/** By group, in the order of the first of each. A word is looked for in titles and texts; signs in it are signs. */
export const listHelp = async (tx: Tx, keyword = ''): Promise<HelpGroup[]> => {
  const holds = sql`strpos(lower(${article.title} || regexp_replace(${article.body}, '<[^>]*>', ' ', 'g')), lower(${keyword})) > 0`;
  const rows = await tx
    .select({ id: article.id, title: article.title, group: article.category })
    .from(article)
    .where(and(ofHelp, keyword === '' ? undefined : holds))
    .orderBy(...inOrder)
    .limit(mostArticles);
  return [...Map.groupBy(rows, (row) => row.group)].map(([name, articles]) => ({
    name,
    articles: articles.map(({ id, title }) => ({ id, title })),
  }));
};

export const listProblems = async (tx: Tx): Promise<ProblemGroup[]> => {
  const rows = await tx
    .select({ id: article.id, question: article.title, answer: article.body, group: article.category })
    .from(article)
    .where(ofHelp)
    .orderBy(...inOrder)
    .limit(mostProblems);
  return [...Map.groupBy(rows, (row) => row.group)].map(([name, problems]) => ({
    name,
    problems: problems.map(({ group: _group, ...problem }) => problem),
  }));
};
