import { Panel } from '@mall/ui/panel.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { PanelTitle } from './figure-page.tsx';
import { shareOf } from './figure-span.rules.ts';
import { Funnel } from './funnel.tsx';
import { useFormats } from './use-formats.ts';

type FunnelPanelProps = {
  funnel: { seen: number; carted: number; placed: number; approved: number; paid: number };
  /** Where fewer of a hundred orders are agreed to, it is marked. */
  lowShare?: number;
  children?: ReactNode;
};

/** From a look to the money. Visitors and orders are counted differently, so that there is no share between them. */
export function FunnelPanel({ funnel: { seen, carted, placed, approved, paid }, lowShare = 0, children }: FunnelPanelProps) {
  const t = useCounterWords();
  const { count, rate } = useFormats();
  const steps = [
    ['seen', seen, undefined],
    ['carted', carted, seen],
    ['placed', placed, undefined],
    ['approved', approved, placed],
    ['paid', paid, approved],
  ] as const;
  return (
    <Panel bordered title={<PanelTitle title={t('figures.funnel')} note={t('figures.funnel.note')} />}>
      <Funnel
        label={t('figures.funnel')}
        steps={steps.map(([name, value, of]) => ({
          name: t(`figures.funnel.${name}`),
          value: count(value),
          count: value,
          share: of ? rate(shareOf(value, of)) : undefined,
          low: name === 'approved' && placed > 0 && shareOf(value, placed) < lowShare,
        }))}
      />
      {children}
    </Panel>
  );
}
