import { createContext, type ReactNode } from 'react';

/** What a site puts under the filters of every list: behind the counter the reader's own views. */
export const ListViews = createContext<ReactNode>(null);
