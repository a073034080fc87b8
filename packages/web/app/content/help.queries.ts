import { type Article, contentApi } from '@mall/contract/content/content.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { isId } from '@mall/kit/page/is-id.ts';

type Place = { search: URLSearchParams };

const staleMs = 300_000;
export const noArticle: Article = {
  id: '',
  kind: 'help',
  type: '',
  title: '',
  summary: '',
  content: '',
  publishTime: '',
  views: 0,
  related: [],
  previous: null,
  next: null,
};

export const helpWord = (search: URLSearchParams): string => (search.get('keyword') ?? '').trim().slice(0, 40);

/** The groups always; what a word finds; the article that is read. An article that went away leaves the rest of the page standing. */
export const helpQueries = ({ search }: Place) => {
  const keyword = helpWord(search);
  const id = search.get('id');
  return {
    groups: ask(helpApi.tree, {}, { staleMs, fallback: [] }),
    ...(keyword !== '' && { found: ask(helpApi.tree, { query: { keyword } }, { staleMs, fallback: [] }) }),
    ...(isId(id) && { article: ask(contentApi.article, { params: { id } }, { staleMs, fallback: noArticle }) }),
  };
};
