import { type Words, words } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';

/** An activity is named in Chinese, and for everybody else in English where somebody wrote it. */
export const namesOf = (name: string, enName = ''): Words => {
  const abroad = enName || name;
  return words(name, abroad, abroad, abroad, abroad, abroad);
};

/** The names of an activity that is changed: what stays as it was keeps its words in every language. */
export const renamed = (name: string, enName: string | undefined): SQL => sql`
  case when names ->> 'zh' = ${name} and (${enName === undefined}::boolean or names ->> 'en' = ${enName || name}) then names else ${JSON.stringify(namesOf(name, enName))}::jsonb end`;

/** The English name of activity `a`, as its form has it: empty where nobody wrote one. */
export const enNameOf = sql`case when a.names ->> 'en' = a.names ->> 'zh' then '' else a.names ->> 'en' end`;
