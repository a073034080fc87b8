import { useWords } from '../../kernel/words.tsx';

/** What a choice from a tree says of itself. */
export const useTreeLabels = (tree: string) => {
  const t = useWords('approval');
  return {
    tree,
    placeholder: t('choose.placeholder'),
    search: t('choose.search'),
    none: t('choose.none'),
    part: t('choose.part'),
    clear: t('choose.clear'),
    done: t('choose.done'),
  };
};
