/** Grams a cubic centimetre, which is grams a metre for each square millimetre. */
const density = { copper: 8.89, aluminium: 2.7, steel: 7.85, insulation: 0.95, sheath: 1.45, filler: 0.4 };

type Cores = { count: number; area: number }[];

const value = (values: ReadonlyMap<string, string>, ...names: string[]): string =>
  names.map((name) => values.get(name)).find((text) => text !== undefined) ?? '';
const square = (text: string): number => Number(/^([\d.]+)mm²$/.exec(text)?.[1] ?? 0);

/** "4×25+1×16", "7芯" of "1.5mm²", four pairs ("4×2") of "1.0mm²", or one core. */
const coresOf = (values: ReadonlyMap<string, string>): Cores => {
  const section = value(values, '规格截面', '截面', '导体截面', '标称截面');
  const area = square(section);
  if (area > 0) {
    const pairs = Number(/^(\d+)×2$/.exec(value(values, '对数'))?.[1] ?? 0);
    return [{ count: pairs * 2 || Number.parseInt(value(values, '芯数'), 10) || 1, area }];
  }
  return section.split('+').flatMap((part) => {
    const [, count, size] = /^(\d+)×([\d.]+)$/.exec(part) ?? [];
    return count && size ? [{ count: Number(count), area: Number(size) }] : [];
  });
};

/** YJLV has aluminium in it, YJLW copper under a sheath of aluminium. */
const isAluminium = (model: string, values: ReadonlyMap<string, string>): boolean =>
  values.get('导体材质') === '铝合金' || /YJLV|YJLH|^JKL/.test(model);

/** Millimetres around a core, by the voltage it must hold. */
const insulationOf = (voltage: string, area: number): number => {
  if (voltage.startsWith('127/')) return 24;
  if (voltage.startsWith('64/')) return 17;
  if (voltage.startsWith('26/')) return 10.5;
  if (voltage.startsWith('8.7/')) return 4.5;
  if (voltage === '10kV') return 3.4;
  return 0.7 + Math.sqrt(area) * 0.075;
};

const ring = (inner: number, thick: number): number => Math.PI * ((inner + thick) ** 2 - inner ** 2);

/** Three significant figures of whole grams: a drum never weighs what is printed on it to the gram. */
const rounded = (gram: number): number => Math.round(Number(gram.toPrecision(3)));

/**
 * About what a metre weighs, in grams: conductor, insulation, filling, armour and sheath, each by its size. Undefined where the section is not told.
 * Within a tenth or so of what makers print, which is enough to choose a drum and a lorry.
 */
export const weighCable = (model: string, values: ReadonlyMap<string, string>): number | undefined => {
  const cores = coresOf(values);
  const count = cores.reduce((sum, core) => sum + core.count, 0);
  if (count === 0) return undefined;
  const voltage = value(values, '额定电压');
  const metal = isAluminium(model, values) ? density.aluminium : density.copper;
  const isMedium = /^(8\.7|26)\//.test(voltage);
  let gram = 0;
  let filled = 0;
  for (const core of cores) {
    const radius = Math.sqrt(core.area / Math.PI) * 1.05;
    const thick = insulationOf(voltage, core.area);
    const screen = isMedium ? ring(radius + thick, 0.15) * density.copper * 2 : 0;
    gram += core.count * (core.area * metal + ring(radius, thick) * density.insulation + screen);
    filled += core.count * Math.PI * (radius + thick + (isMedium ? 1.2 : 0)) ** 2;
  }
  // A single wire or covered conductor has no sheath over its insulation.
  if (count === 1 && !/^(YJ|H1Z2|PV)/.test(model)) return rounded(gram);
  const outside = Math.sqrt((filled * (count === 1 ? 1 : 1.35)) / Math.PI);
  gram += (Math.PI * outside ** 2 - filled) * density.filler;
  if (/22$|-22/.test(model)) gram += ring(outside, 1) * density.steel;
  if (/YJLW/.test(model)) gram += ring(outside, 2) * density.aluminium;
  return rounded(gram + ring(outside + 1, 1 + outside * 0.07) * density.sheath);
};
