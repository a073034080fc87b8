import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';

type Taught = { note: string; by: string; time: string };

/** Why something was taught to the search, by whom and when. */
export const useTaughtColumns = <Row extends Taught>(): TableColumn<Row>[] => {
  const t = useWords('catalogue');
  return [
    { key: 'note', head: t('note'), wide: true, cell: ({ note }) => note },
    { key: 'by', head: t('by'), wide: true, cell: ({ by }) => by || t('by.mall') },
    { key: 'time', head: t('time'), wide: true, cell: ({ time }) => <span className="num">{time}</span> },
  ];
};
