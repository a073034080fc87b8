import { type FreightTemplate, freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { templatesMost } from '@mall/contract/catalogue/freight.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';

/** All freight templates of the store, the usual one first. */
export const useTemplates = (): readonly FreightTemplate[] =>
  useAnswer(ask(freightApi.templates, { query: { page: 1, limit: templatesMost } }, { staleMs: 0, fallback: { list: [], total: 0 } })).list;
