/** Bare figures and short codes between commas, as grid companies describe materials: name, voltage, model, section, cores, armour, fire, water. */
const separators = /[,，;；|]/u;

const armour = /^(?:22|23|29|32|33|42|43|62|63|72|73)$/u;
const fire = /^(?:Z[RABCD]?|Z[ABCDR]N|ZN|NH|WDZ[ABCDN]?N?|阻燃[ABC]?级?)$/iu;
const cableModel = /^(?:(?:Z[RABCD]|NH|WDZ\w?)-?)?(?:YJL?H?[VY]\w*|VL?V\w*|KVV\w*|KYJV\w*|DJ\w+|BL?V[VR]?|RVV?P?|NH-?\w+)$/iu;
const saysNothing = /^(?:普通|无阻水|阻水|通用|常规|标准型?|整根杆|不带间隙|无|\/|-|其它|其他|默认|一般|硅钢片|普通型|无要求|国产)$/u;
const bare = /^\d+(?:\.\d+)?$/u;

/** 300,3 is a section and its cores: few cores, many square millimetres; 2.5,14 the other way round as it is printed, section first. */
const sectionOf = (figures: readonly number[], cores: string | undefined): string | undefined => {
  const [section, count] = figures;
  if (section === undefined) return undefined;
  if (cores) return `${cores}×${section}`;
  return count === undefined ? undefined : `${count}×${section}`;
};

/** 95/50 with 4+1芯 is 4×95+1×50. */
const mixedSection = (pair: string | undefined, cores: string | undefined): string | undefined => {
  const [, main, small] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/u.exec(pair ?? '') ?? [];
  const [, many = '', few = ''] = /^(\d)\+(\d)芯?$/u.exec(cores ?? '') ?? [];
  return main && small && many ? `${many}×${main}+${few}×${small}` : undefined;
};

/** JKLYJ,240 of an overhead line: one core, at the voltage that stands before. */
const ofOverhead = (name: string, parts: readonly string[]): string | undefined => {
  const model = parts.find((part) => /^JK\w+$/iu.test(part));
  const section = parts.find((part) => bare.test(part));
  if (!model || !section) return undefined;
  const rest = parts.filter((part) => part !== model && part !== section && !saysNothing.test(part)).map(voltageOf);
  return [name, model, `1×${section}`, ...rest].join(' ');
};

const ofCable = (name: string, parts: readonly string[]): string | undefined => {
  const model = parts.find((part) => cableModel.test(part));
  if (!model) return undefined;
  const shield = parts.find((part) => armour.test(part) && !/2[23]$|3[23]$/u.test(model));
  const burning = parts.find((part) => fire.test(part) && !/^(?:Z[RABCD]|NH|WDZ)/iu.test(model));
  const cores = parts.find((part) => /^\d\+\d芯?$/u.test(part));
  const single = /^(\d+)芯$/u.exec(parts.find((part) => /^\d+芯$/u.test(part)) ?? '')?.[1];
  const pair = parts.find((part) => /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/u.test(part));
  const figures = parts.filter((part) => bare.test(part) && part !== shield).map(Number);
  const section = mixedSection(pair, cores) ?? sectionOf(figures, single);
  const taken = new Set([
    model,
    shield,
    burning,
    cores,
    pair,
    ...(section ? parts.filter((part) => bare.test(part) || /^\d+芯$/u.test(part)) : []),
  ]);
  const rest = parts.filter((part) => !taken.has(part) && !saysNothing.test(part) && part !== '铜').map(voltageOf);
  const prefix = burning
    ? `${burning
        .toUpperCase()
        .replace(/^阻燃([ABC])级?$/u, 'Z$1')
        .replace('阻燃', 'ZR')}-`
    : '';
  const isWire = /^(?:BL?V|RV)/iu.test(model);
  return [
    name,
    `${prefix}${model}${shield && !isWire ? `${/\d$/u.test(model) ? '-' : ''}${shield}` : ''}`,
    isWire ? `${figures[0] ?? ''}mm²` : (section ?? figures.join(' ')),
    ...rest,
  ]
    .filter(Boolean)
    .join(' ');
};

const voltageOf = (part: string): string => part.replace(/^AC(?=\d+(?:\.\d+)?kV$)/iu, '');

/** The system's voltage before the arrester's own: the second says which it is, a third is what is left over. */
const ofArrester = (name: string, parts: readonly string[]): string => {
  const own = parts.find((part) => /^\d+(?:\.\d+)?kV$/iu.test(part));
  const others = parts.filter((part) => !/kV$/iu.test(part) && !saysNothing.test(part));
  const system = parts.find((part) => /^AC\d+kV$/iu.test(part));
  return [name, own ?? (system ? voltageOf(system) : ''), ...others].filter(Boolean).join(' ');
};

/** 12m,190mm,M of a pole. */
const ofPole = (name: string, parts: readonly string[]): string => {
  const length = parts.find((part) => /^\d+(?:\.\d+)?m$/iu.test(part));
  const top = /^(?:φ|Φ)?(\d+)mm$/iu.exec(parts.find((part) => /^(?:φ|Φ)?\d{3}mm$/iu.test(part)) ?? '')?.[1];
  const grade = parts.find((part) => /^[A-Z]\d?$/u.test(part));
  const rest = parts.filter((part) => part !== length && !/^(?:φ|Φ)?\d{3}mm$/iu.test(part) && part !== grade && !saysNothing.test(part));
  const kind = rest.map((part) => (part === '非预应力' ? '钢筋混凝土' : part));
  return [name, top && length ? `φ${top}×${length}` : (length ?? ''), grade ? `${grade}级` : '', ...kind].filter(Boolean).join(' ');
};

/** Sizes in millimetres without a unit behind the plate of an insulator. */
const withoutSizes = (parts: readonly string[]): string[] => parts.filter((part) => !/^\d{3,5}(?:mm)?$/u.test(part));

/** A description of the grid's kind as a purchaser would type it; anything else comes back as it is. */
export const readDescription = (text: string): string => {
  const parts = text
    .normalize('NFKC')
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 3) return text;
  // The name may stand in a column of its own, a blank before the rest.
  const [name = '', ...rest] = parts.flatMap((part, nth) => (nth === 0 ? part.split(/\s+/u) : [part]));
  if (!/^[\p{Script=Han}\d][^\s]*$/u.test(name)) return text;
  if (/电缆(?!终端|中间|分支|接头|保护|支架|附件)|布电线|电线|软线/u.test(name)) {
    const cable = ofCable(name, rest);
    if (cable) return cable;
  }
  if (/导线/u.test(name)) {
    const overhead = ofOverhead(name, rest);
    if (overhead) return overhead;
  }
  if (/避雷器/u.test(name)) return ofArrester(name, rest);
  if (/杆/u.test(name) && /水泥|混凝土|电杆/u.test(name)) return ofPole(name, rest);
  const kept = /绝缘子/u.test(name) ? withoutSizes(rest) : rest;
  return [name, ...kept.filter((part) => !saysNothing.test(part)).map(voltageOf)].join(' ');
};
