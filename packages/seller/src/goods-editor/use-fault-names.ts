import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { EditorClass } from '@mall/contract/catalogue/goods-version.api.ts';
import { useWords } from '../kernel/words.ts';
import { cellColumns } from './editor.rules.ts';

/** What stands at a place, where the words of a fault do not say it: a cell of the sheet, or a parameter. */
export const useFaultNames = ({ axes }: Pick<GoodsDraft, 'axes'>, parts: Pick<EditorClass, 'parameters'> | undefined) => {
  const t = useWords('goods-editor');
  const c = useWords('catalogue');
  const columnOf = (name: string, axis: string | undefined): string => {
    if (name === 'values') return axes[Number(axis)] || t('axis.nth', { place: Number(axis) + 1 });
    if (name === 'weight' || name === 'itemNumber' || name === 'unit' || name === 'packLength') return t(`column.${name}`);
    if (name === 'picture') return t('section.pictures');
    const column = cellColumns.find((one) => one === name);
    return column && column !== 'weight' ? c(`column.${column}`) : '';
  };
  return (place: string): string | undefined => {
    const [field, at = '', name, axis] = place.split('.');
    if (field === 'params') return parts?.parameters.find(({ id }) => id === at)?.name;
    if (field !== 'specs' || name === undefined) return undefined;
    return c('sheet.cell', { row: Number(at) + 1, name: name === 'on' ? c('column.on') : columnOf(name, axis) });
  };
};
