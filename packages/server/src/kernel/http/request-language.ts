import { isLanguage, type Language, languageOr } from '@mall/contract/kernel/language.ts';
import { headers } from '@mall/contract/wire/headers.ts';
import type { FastifyRequest } from 'fastify';

/** The language of an answer: that of the page which asks, else the one the reader chose. */
export const requestLanguage = ({ headers: given }: Pick<FastifyRequest, 'headers'>): Language => {
  const page = given[headers.pageLanguage];
  return isLanguage(page) ? page : languageOr(given[headers.language]);
};
