import { Id } from '@mall/contract/kernel/fields.ts';
import { typed } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';

const fields = { classId: typed(18) };

/** Of which class a page of figures is; it stands in the address, and what is no class there is none. */
export const useClassPlace = () => {
  const place = usePlace(fields);
  const classId = Id.safeParse(place.at.classId).data ?? '';
  return {
    classId,
    narrowed: classId === '' ? {} : { classId },
    hrefOf: (id: string) => place.hrefOf({ classId: id }),
    choose: (id: string) => place.go({ classId: id }),
  };
};
