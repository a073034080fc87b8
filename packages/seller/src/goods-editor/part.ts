import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { EditorClass, OpenDraft } from '@mall/contract/catalogue/goods-version.api.ts';

/** What every part of the page gets. */
export type PartProps = {
  open: OpenDraft;
  fields: GoodsDraft;
  put: (changes: Partial<GoodsDraft>) => void;
  /** What is wrong at a place, in words; said once it was tried to hand in. */
  faultAt: (place: string) => string | undefined;
  /** What the class asks for; undefined until one is chosen. */
  parts: EditorClass | undefined;
};

/** The control of a place, so that a fault can lead there. */
export const idOf = (place: string): string => `goods-${place.replaceAll('.', '-')}`;

export const fieldOf = (faultAt: PartProps['faultAt'], place: string) => {
  const message = faultAt(place);
  return { id: idOf(place), layout: 'side' as const, ...(message !== undefined && { message }) };
};
