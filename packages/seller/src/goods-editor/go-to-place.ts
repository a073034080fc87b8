import { type Section, sectionOf } from './editor.rules.ts';
import { idOf } from './part.ts';

export const sectionId = (section: Section): string => `goods-section-${section}`;

/** Leads to the control of a place, or to the nearest that can take the focus. Cells of the sheet are found by their row and head. */
export const goToPlace = (place: string): void => {
  const parts = place.split('.');
  const row = /^specs\.(\d+)/.exec(place)?.[1];
  const section = document.getElementById(sectionId(sectionOf(place)));
  const cell = row === undefined ? null : cellIn(section, row, parts.slice(2));
  const nearest = parts
    .map((_, at) => document.getElementById(idOf(parts.slice(0, parts.length - at).join('.'))))
    .find((found) => found !== null);
  const target = cell ?? nearest ?? section;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

const order = ['itemNumber', 'price', 'stock', 'warnAt', 'moq', 'step', 'leadDays', 'weight', 'unit', 'packLength'];

const cellIn = (section: HTMLElement | null, row: string, column: readonly string[]): HTMLElement | null => {
  const cells = [...(section?.querySelectorAll<HTMLElement>(`[data-cell^="${row}:"]`) ?? [])];
  const [name = '', axis = '0'] = column;
  const axes = cells.length - order.length;
  return cells[name === 'values' ? Number(axis) : axes + Math.max(0, order.indexOf(name))] ?? cells[0] ?? null;
};
