import { matchPath, useLocation } from 'react-router';
import type { Counter, Screen } from '../counter.ts';
import { useCounter } from './counter-context.ts';
import { useDesk } from './use-desk.ts';
import { useRights } from './who.ts';

type Line = Screen & { menu: NonNullable<Screen['menu']> };
export type MenuLine = Line & { count: number; isOn: boolean };

/** What waits on a screen that has no line of its own counts on the line that it is under. */
const lineOf = ({ screens }: Counter, screen: string): string => screens.find(({ path }) => path === screen)?.under ?? screen;

/** The screens of the site that this person may open, by their headings, with what waits for him in each. */
export const useMenu = (): { group: string; lines: MenuLine[] }[] => {
  const counter = useCounter();
  const rights = useRights();
  const waiting = useDesk()?.waiting ?? [];
  const { pathname } = useLocation();
  const shown = counter.screens.find(({ path }) => matchPath(path, pathname));
  const lines = counter.screens
    .filter((screen): screen is Line => screen.menu !== undefined && (screen.right === undefined || rights?.has(screen.right) === true))
    .map((line) => ({
      ...line,
      count: waiting.reduce((sum, one) => (lineOf(counter, one.screen) === line.path ? sum + one.count : sum), 0),
      isOn: shown?.path === line.path || shown?.under === line.path,
    }));
  return ['', ...Object.keys(counter.groups)]
    .map((group) => ({ group, lines: lines.filter(({ menu }) => menu.group === group) }))
    .filter((found) => found.lines.length > 0);
};
