import type { CustomClass, GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import type { ListAddress, ShowType } from './list-address.ts';

type ClassChoice = Pick<CustomClass, 'name' | 'image' | 'goodsCount'> & { readonly classId: string };
export type ClassChoices = { readonly look: ShowType; readonly choices: readonly ClassChoice[] };

/** What of a block leads to a class. Without a word in the address it stands as it does on its own page. */
export const arrangedChoices = (arranged: readonly CustomClass[], showType: ListAddress['showType']): ClassChoices => ({
  look: showType ?? (arranged[0]?.showType === 1 ? '1' : '2'),
  choices: arranged.flatMap(({ classId, name, image, goodsCount }) =>
    classId === undefined ? [] : [{ classId, name, image, goodsCount }],
  ),
});

/** The classes below one of the mall's own, where the address asks for them. */
export const belowChoices = (below: readonly GoodsClass[], showType: ShowType): ClassChoices => ({
  look: showType,
  choices: below.map(({ id, name, picture, goodsCount }) => ({ classId: id, name, image: picture, goodsCount })),
});

export const blockName = (blocks: readonly CustomClass[], id: string | undefined): string | undefined => {
  for (const block of blocks) {
    const name = block.id === id ? block.name : blockName(block.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
};
