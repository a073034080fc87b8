import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { ScoreInquiry } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import {
  type GivenMeasure,
  givenMeasures,
  type Measure,
  measures,
  ofEach,
  type Points,
  type Weights,
} from '@mall/contract/inquiry/measures.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { inquiryReads } from './inquiry-reads.ts';

const pointsOf = ({ quotes }: Comparison): Readonly<Record<string, Points>> =>
  Object.fromEntries(quotes.map(({ quotationId, scores }) => [quotationId, ofEach(givenMeasures, (name) => scores[name])]));
const noPoints = ofEach(givenMeasures, () => 0);

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
  const may = sheet.actions.includes('score');
  const changed = may && JSON.stringify([weights, points]) !== JSON.stringify([sheet.weights, pointsOf(sheet)]);
  return {
    may,
    weights,
    points,
    sum,
    sound: sum === 100,
    /** Typed and not kept yet. */
    changed,
    busy: save.busy,
    weigh: (name: Measure, weight: number) => setWeights({ ...weights, [name]: weight }),
    give: (quotationId: string, name: GivenMeasure, given: number) =>
      setPoints({ ...points, [quotationId]: { ...(points[quotationId] ?? noPoints), [name]: given } }),
    keep: () => save.run({ weights, scores: Object.entries(points).map(([quotationId, given]) => ({ quotationId, ...given })) }),
  };
};
export type Scoring = ReturnType<typeof useScores>;
