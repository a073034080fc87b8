import { companyRoleNames } from '@mall/contract/account/role.rules.ts';
import { staffRoleNames } from '@mall/contract/account/staff.rules.ts';
import { fallbackLanguage, type Language, languages } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';

const all = Object.entries({ ...companyRoleNames, ...staffRoleNames });
const books = new Map(
  languages.map((language) => [language, JSON.stringify(Object.fromEntries(all.map(([key, words]) => [key, words[language]])))]),
);

/** Of a role, by its alias: what the mall's own is called in a language; one of a company's making is called as somebody typed it. */
export const roleNameIn = (language: Language, alias: 'r' | 'role' = 'r'): SQL => {
  const name = sql.raw(`${alias}.name`);
  if (language === fallbackLanguage) return name;
  return sql`case when ${sql.raw(`${alias}.company_id`)} is null then coalesce(${books.get(language)}::jsonb ->> ${sql.raw(`${alias}.key`)}, ${name}) else ${name} end`;
};
