import * as z from 'zod';
import { counter } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { ViewList, ViewName, ViewQuery } from './saved-view.rules.ts';

/** Filters of a list that somebody behind the counter keeps under a name. */
export const SavedView = z.strictObject({ id: Id, name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;

export const savedViewApi = {
  list: call({
    verb: 'GET',
    path: '/counter/views',
    access: counter,
    summary: 'The own views of a list, in the order in which they were saved',
    query: z.strictObject({ list: ViewList }),
    data: z.array(SavedView),
  }),
  save: call({
    verb: 'POST',
    path: '/counter/views',
    access: counter,
    summary: 'Keeps the filters of a list under a name; the same name again takes its place',
    body: z.strictObject({ list: ViewList, name: ViewName, query: ViewQuery }),
    data: SavedView,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/counter/views/{id}',
    access: counter,
    summary: 'Forgets a view; one that is gone already is no fault',
    data: Nothing,
  }),
};
