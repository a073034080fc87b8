type ChartTone = 1 | 2 | 3 | 4 | 5 | 6;
export type ChartSeries = {
  name: string;
  /** One for each name; null where nothing is known. */
  values: readonly (number | null)[];
  kind?: 'line' | 'bar';
  /** What it is compared with. */
  dashed?: boolean;
  /** Colour of charts; by its place unless told. */
  tone?: ChartTone;
};
export type Scale = { top: number; bottom: number; ticks: number[] };

const roundSteps = [1, 2, 2.5, 5, 10];

/** Round lines across a chart, about four, from nothing (or below it) to above the largest value. */
export function scaleOf(values: readonly (number | null)[], lines = 4): Scale {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known) || (low === 0 ? 1 : 0);
  const span = high - low;
  const power = 10 ** Math.floor(Math.log10(span / lines));
  const step = (roundSteps.find((each) => each * power * lines >= span) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => clean((first + at) * step));
  return { bottom: clean(first * step), top: clean(last * step), ticks };
}

/** Share of the height, from the top, in per cent. */
export function heightOf(value: number, { top, bottom }: Scale): number {
  return ((top - value) / (top - bottom)) * 100;
}

/** Points of a line, broken where a value is missing. */
export function lineOf(values: readonly (number | null)[], scale: Scale, xOf: (at: number) => number): string {
  let pen = 'M';
  return values
    .map((value, at) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const point = `${pen}${short(xOf(at))} ${short(heightOf(value, scale))}`;
      pen = 'L';
      return point;
    })
    .join('');
}

/** The ground under a line, from its first to its last value. Nothing is drawn under a line with gaps: it would say something of them. */
export function areaOf(values: readonly (number | null)[], scale: Scale, xOf: (at: number) => number): string {
  if (values.length === 0 || values.includes(null)) return '';
  const ground = short(heightOf(0, scale));
  return `${lineOf(values, scale, xOf)}V${ground}H${short(xOf(0))}z`;
}

/** The outlines of bars: `width` of them around each place, moved by `shift` where several stand side by side. */
export function barsOf(
  values: readonly (number | null)[],
  scale: Scale,
  xOf: (at: number) => number,
  { width, shift }: { width: number; shift: number },
): string {
  const ground = heightOf(0, scale);
  return values
    .map((value, at) =>
      value === null
        ? ''
        : `M${short(xOf(at) + shift)} ${short(ground)}V${short(heightOf(value, scale))}h${short(width)}V${short(ground)}z`,
    )
    .join('');
}

/** Which names under a chart are shown, so that they do not run into each other: the first, the last, and some between. */
export function shownNames(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const stride = Math.ceil((count - 1) / (most - 1));
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => at % stride === 0 && count - 1 - at >= stride / 2);
  return [...places, count - 1];
}

const short = (value: number): number => Math.round(value * 100) / 100;

// 0.1 + 0.2: ticks are written out and must be round.
const clean = (value: number): number => Number(value.toPrecision(12));

/** What is compared with is grey and dashed; the others take the colours of charts in their order. */
export function toneOf({ dashed, tone }: ChartSeries, at: number): `c${ChartTone}` | 'before' {
  return dashed ? 'before' : `c${tone ?? (((at % 6) + 1) as ChartTone)}`;
}
