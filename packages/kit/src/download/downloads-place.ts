import { type Download, downloadApi, downloadFormats, downloadTabs } from '@mall/contract/download/download.api.ts';
import { ask } from '../ask/ask.ts';
import { oneOf, type PlaceOf, typed } from '../list/place.ts';

export const downloadsFields = {
  tab: oneOf(downloadTabs, 'all'),
  word: typed(40),
  kind: typed(40),
  format: oneOf(downloadFormats),
  from: typed(),
  to: typed(),
};
export type DownloadsPlace = PlaceOf<typeof downloadsFields>;

export const downloadsAPage = 10;

export const downloadsQuestion = ({ tab, word, kind, format, from, to, page }: DownloadsPlace) =>
  ask(
    downloadApi.page,
    {
      query: {
        tab,
        page,
        limit: downloadsAPage,
        ...(word && { word }),
        ...(kind && { kind }),
        ...(format && { format }),
        ...(from && { from }),
        ...(to && { to }),
      },
    },
    { staleMs: 0 },
  );

export type DownloadActs = {
  fetch: (row: Download) => void;
  extend: (row: Download) => void;
  again: (row: Download) => void;
  remove: (rows: readonly Download[]) => void;
  /** The file that is on its way to the reader. */
  fetching: string | undefined;
  /** For how many days a file is kept. */
  days: number;
};
