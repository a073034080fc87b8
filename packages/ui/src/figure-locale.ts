import { createContext } from 'react';

/** How the figures of a page are grouped and parted; said by the frame of a site whose pages are read in several languages. */
export const FigureLocale = createContext<string | undefined>(undefined);
