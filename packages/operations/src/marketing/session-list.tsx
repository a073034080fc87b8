import type { TimelineSession } from '@mall/contract/marketing/seckill-office.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import { SessionMark } from './session-mark.tsx';

type Props = { sessions: readonly TimelineSession[]; onChoose: (id: string) => void };

/** The same sessions as rows. */
export function SessionList({ sessions, onChoose }: Props) {
  const t = useWords('marketing');
  return (
    <Table
      caption={t('view.list')}
      stacks
      rows={sessions}
      rowKey={({ id }) => id}
      empty={<p>{t('session.none')}</p>}
      columns={[
        {
          key: 'name',
          head: t('session.name'),
          bare: true,
          cell: ({ id, name }) => (
            <Button look="text" size="s" onClick={() => onChoose(id)}>
              {name}
            </Button>
          ),
        },
        {
          key: 'time',
          head: t('session.time'),
          cell: ({ startDate, endDate }) => (
            <span className="num">
              {startDate.slice(5, 16)} – {endDate.slice(5, 10) === startDate.slice(5, 10) ? endDate.slice(11, 16) : endDate.slice(5, 16)}
            </span>
          ),
        },
        { key: 'standing', head: t('goods.standing'), cell: ({ standing }) => <SessionMark standing={standing} /> },
        { key: 'goods', head: t('figure.goods'), align: 'right', cell: ({ goods }) => <span className="num">{goods}</span> },
        {
          key: 'sold',
          head: t('figure.sold'),
          align: 'right',
          cell: ({ sold, total }) => (
            <span className="num">
              {sold} / {total}
            </span>
          ),
        },
        { key: 'applied', head: t('apply'), align: 'right', cell: ({ applied }) => <span className="num">{applied}</span> },
      ]}
    />
  );
}
