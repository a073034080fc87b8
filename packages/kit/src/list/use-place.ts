import { useLocation, useNavigate } from 'react-router';
import { changePlace, isNarrowed, type PlaceChanges, type PlaceFields, type PlaceOf, readPlace, writePlace } from './place.ts';

export type Place<F extends PlaceFields> = {
  readonly fields: F;
  /** What the address asks for. */
  readonly at: PlaceOf<F>;
  /** The address with a change, for a link; any change but the page's begins at the first page. */
  readonly hrefOf: (changes: PlaceChanges<F>) => string;
  readonly go: (changes: PlaceChanges<F>) => void;
  /** Nothing filtered, the first page. */
  readonly plain: string;
  readonly narrowed: (except?: readonly (keyof F)[]) => boolean;
};

/** Filters of a list and its page; they stand in the address, so that a list can be shared, reloaded and gone back to. `fields` is a constant of the page. */
export const usePlace = <F extends PlaceFields>(fields: F): Place<F> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const at = readPlace(fields, asked);
  const hrefOf = (changes: PlaceChanges<F>) => `${pathname}${writePlace(fields, changePlace(at, changes), asked)}`;
  const usual = readPlace(fields, new URLSearchParams());
  return {
    fields,
    at,
    hrefOf,
    go: (changes) => void navigate(hrefOf(changes)),
    plain: `${pathname}${writePlace(fields, usual, asked)}`,
    narrowed: (except) => isNarrowed(fields, at, except),
  };
};
