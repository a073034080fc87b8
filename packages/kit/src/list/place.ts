import { isId } from '../page/is-id.ts';
import { readPage } from './page-number.ts';

/** One filter of a list, as it stands in the address. `read` gives `usual` for whatever it cannot take; what is usual is left out. */
export type PlaceField<T extends string = string> = { readonly usual: T; readonly read: (text: string) => T };

export type PlaceFields = Readonly<Record<string, PlaceField>>;
export type PlaceOf<F extends PlaceFields> = { readonly [Name in keyof F]: F[Name]['usual'] } & { readonly page: number };
export type PlaceChanges<F extends PlaceFields> = Partial<PlaceOf<F>>;

/** Words as they were typed. */
export const typed = (most = 200): PlaceField => ({ usual: '', read: (text) => text.slice(0, most) });

/** One of a few; without `usual` none of them is chosen to begin with. */
export function oneOf<const T extends string>(all: readonly T[]): PlaceField<T | ''>;
export function oneOf<const T extends string>(all: readonly T[], usual: NoInfer<T>): PlaceField<T>;
export function oneOf<const T extends string>(all: readonly T[], usual: T | '' = ''): PlaceField<T | ''> {
  return { usual, read: (text) => all.find((one) => one === text) ?? usual };
}

/** A day of China, written 2026-11-16. */
export const day: PlaceField = { usual: '', read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '') };

/** The number of a thing. */
export const id: PlaceField = { usual: '', read: (text) => (isId(text) ? text : '') };

export const readPlace = <F extends PlaceFields>(fields: F, search: URLSearchParams): PlaceOf<F> =>
  ({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { usual, read }]) => [name, search.has(name) ? read(search.get(name) ?? '') : usual]),
    ),
    page: readPage(search.get('page')),
  }) as PlaceOf<F>;

/** The address of a place, as what follows the path. What the list does not know (a zone, a partner's mark) stays in it. */
export const writePlace = <F extends PlaceFields>(fields: F, place: PlaceOf<F>, before = new URLSearchParams()): string => {
  const search = new URLSearchParams(before);
  const put = (name: string, value: string, usual: string) => (value === usual ? search.delete(name) : search.set(name, value));
  for (const [name, { usual }] of Object.entries(fields)) put(name, place[name] as string, usual);
  put('page', String(place.page), '1');
  return search.size > 0 ? `?${search}` : '';
};

/** Another list begins at its first page. */
export const changePlace = <F extends PlaceFields>(place: PlaceOf<F>, changes: PlaceChanges<F>): PlaceOf<F> => ({
  ...place,
  page: 1,
  ...changes,
});

/** Whether anything but the page is other than usual; `except` names what does not count, the tab for example. */
export const isNarrowed = <F extends PlaceFields>(fields: F, place: PlaceOf<F>, except: readonly (keyof F)[] = []): boolean =>
  Object.keys(fields).some((name) => !except.includes(name) && place[name] !== fields[name]?.usual);
