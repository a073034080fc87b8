import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { ScoreInquiry, Weights } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { inquiryReads } from './inquiry-reads.ts';

type Points = Readonly<Record<string, { technique: number; service: number }>>;
export const measures = ['price', 'technique', 'delivery', 'service'] as const;
export type Measure = (typeof measures)[number];

const pointsOf = ({ quotes }: Comparison): Points =>
  Object.fromEntries(quotes.map(({ quotationId, scores }) => [quotationId, { technique: scores.technique, service: scores.service }]));

/** Weights and the points that people give; kept on request, the whole is reckoned by the mall. */
export const useScores = (sheet: Comparison) => {
  const t = useWords('inquiry');
  const [weights, setWeights] = useState<Weights>(sheet.weights);
  const [points, setPoints] = useState(() => pointsOf(sheet));
  const save = useCall({
    call: inquiryApi.score,
    request: (body: ScoreInquiry) => ({ params: { id: sheet.id }, body }),
    done: t('score.done'),
    changes: inquiryReads,
  });
  const sum = measures.reduce((all, name) => all + weights[name], 0);
  return {
    may: sheet.actions.includes('score'),
    weights,
    points,
    sum,
    sound: sum === 100,
    changed: JSON.stringify([weights, points]) !== JSON.stringify([sheet.weights, pointsOf(sheet)]),
    busy: save.busy,
    weigh: (name: Measure, weight: number) => setWeights({ ...weights, [name]: weight }),
    give: (quotationId: string, name: 'technique' | 'service', given: number) =>
      setPoints({ ...points, [quotationId]: { ...(points[quotationId] ?? { technique: 0, service: 0 }), [name]: given } }),
    save: () =>
      void save
        .run({ weights, scores: Object.entries(points).map(([quotationId, given]) => ({ quotationId, ...given })) })
        .catch(() => undefined),
  };
};
export type Scoring = ReturnType<typeof useScores>;
