import { answerOr, keyOf } from '@mall/kit/ask/ask.ts';
import { type Asks, orTold, placeOf, type Queries } from '@mall/kit/ask/page-queries.ts';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { pageLanguage } from './describe-page.ts';
import { renderingContext } from './rendering.ts';

export type Rendered = { dehydrated: DehydratedState };

/** What a client on the server has read, each answer as text. */
export const bringAlong = (client: QueryClient): DehydratedState =>
  dehydrate(client, { serializeData: (answer) => JSON.stringify(answer) });

/** Server: asks in process and sends the answers along with the page. */
export const renderLoader =
  <A extends Asks>(queries: Queries<A>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<Rendered> => {
    const rendering = context.get(renderingContext);
    const place = placeOf(request.url);
    const language = pageLanguage(place.url, rendering.chosenLanguage);
    const client = new QueryClient();
    const asked = Object.values(queries(place)).map((question) =>
      client.fetchQuery({
        queryKey: keyOf(question, language),
        queryFn: () => answerOr(question, rendering.call(question.call, question.request)),
        retry: false,
      }),
    );
    await orTold(Promise.all(asked));
    return { dehydrated: bringAlong(client) };
  };
