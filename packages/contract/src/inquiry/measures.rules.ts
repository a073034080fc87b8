import * as z from 'zod';
import { type Words, words } from '../kernel/language.ts';

/** What is known of a quote when it is judged. */
export type Judged = { totalFen: number; days: number };

type MeasureRow = {
  words: Words;
  /** Its weight before anybody weighs. */
  weight: number;
  /** The figure that is set against the least of the round; null where people give the points. */
  figure: ((quote: Judged) => number) | null;
};

/**
 * What quotes are judged by, in the order of the rows. It is the only place that names them: weights, points, the sheet and the pages read this list,
 * and what people give is kept under these names. Who adds one shares the first weights anew, which together are 100.
 */
export const measureRows = {
  price: { words: words('价格', 'Price', 'Prix', 'Precio', 'Preço', 'Цена'), weight: 50, figure: ({ totalFen }) => totalFen },
  technique: { words: words('技术', 'Technique', 'Technique', 'Técnica', 'Técnica', 'Техника'), weight: 25, figure: null },
  // One day is the least that a delivery takes.
  delivery: {
    words: words('交期', 'Delivery', 'Délai', 'Entrega', 'Entrega', 'Срок'),
    weight: 15,
    figure: ({ days }) => Math.max(1, days),
  },
  service: { words: words('服务', 'Service', 'Service', 'Servicio', 'Serviço', 'Сервис'), weight: 10, figure: null },
} as const satisfies Readonly<Record<string, MeasureRow>>;

export type Measure = keyof typeof measureRows;
/** Those that no figure tells. */
export type GivenMeasure = { [Name in Measure]: (typeof measureRows)[Name]['figure'] extends null ? Name : never }[Measure];

export const measures = Object.keys(measureRows) as readonly Measure[];
export const isGiven = (name: Measure): name is GivenMeasure => measureRows[name].figure === null;
export const givenMeasures: readonly GivenMeasure[] = measures.filter(isGiven);

/** Something for each measure of a list. */
export const ofEach = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

export const firstWeights = ofEach(measures, (name) => measureRows[name].weight);

const whole = z.number().int().min(0).max(100);
export const Weights = z
  .strictObject(ofEach(measures, () => whole))
  .refine((weights) => measures.reduce((sum, name) => sum + weights[name], 0) === 100, { error: 'inquiry.weights' });
export type Weights = z.infer<typeof Weights>;

/** The points that people give a quote. */
export const Points = z.strictObject(ofEach(givenMeasures, () => whole));
export type Points = z.infer<typeof Points>;

/** The points of a quote, and all of them weighed. */
export const Scores = z.strictObject({ ...ofEach(measures, () => z.number()), whole: z.number() });
export type Scores = z.infer<typeof Scores>;
