import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, text } from '../kernel/fields.ts';
import { wordMost } from './figures.rules.ts';

/** A goods, with the words that led to it; a store; or words that found nothing. */
const Look = z.union([
  z.strictObject({ goodsId: Id, word: text(wordMost, 1).optional() }),
  z.strictObject({ storeId: Id }),
  z.strictObject({ missed: text(wordMost, 1) }),
]);
export type Look = z.infer<typeof Look>;

/** What pages tell when somebody sees them, so that what is fetched ahead or read by machines is not counted. */
export const lookApi = {
  look: call({
    verb: 'POST',
    path: '/portal/look',
    access: anyone,
    summary: 'A page says what is being looked at; it is counted once for each visitor and day, without telling who he is',
    body: Look,
    data: Nothing,
  }),
};
