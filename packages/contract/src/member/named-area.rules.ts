/** A province, a city or a district, as the list of areas has it. */
export type NamedArea = {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly level: number;
  readonly leaf: boolean;
};

/** What a text says of where it is: as much as can be told, and where in the text it says so. */
export type FoundArea = { provinceId: string; cityId: string; districtId: string; from: number; to: number };

const endings =
  /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|(?:[\u4e00-\u9fa5]{1,4}族|蒙古|哈萨克|柯尔克孜)+自治[州县旗]|自治[州县旗]|省|市|地区|盟|林区|新区|区|县|旗)$/;
/** 内蒙古自治区 is said 内蒙古 and 内蒙; a name of one character is never cut down to it. */
const spellings = ({ name, level }: NamedArea): string[] => {
  const short = name.replace(endings, '');
  const cut = short.length >= 2 && short !== name ? [short] : [];
  if (level !== 1) return [name, ...cut];
  return [name, ...cut, ...cut.flatMap((one) => [`${one}省`, `${one}市`, `${one}自治区`]), ...(short === '内蒙古' ? ['内蒙'] : [])];
};

/** Behind a shortened district these make it the name of a street or a house: 和平路, 南开大学. */
const goesOn = /^[路街道巷里弄村镇乡大小东西南北中桥站港湾园厂一二三四五六七八九十]/;
const filler = /^(?:市辖区|[\s,])+/;

type Named = { area: NamedArea; text: string };

export type AreaBook = {
  readonly byId: ReadonlyMap<string, NamedArea>;
  readonly bySpelling: ReadonlyMap<string, readonly NamedArea[]>;
  readonly longest: number;
};

export const areaBook = (areas: readonly NamedArea[]): AreaBook => {
  const bySpelling = new Map<string, NamedArea[]>();
  for (const area of areas)
    for (const text of spellings(area)) {
      const same = bySpelling.get(text);
      if (same) same.push(area);
      else bySpelling.set(text, [area]);
    }
  return {
    byId: new Map(areas.map((area) => [area.id, area])),
    bySpelling,
    longest: Math.max(0, ...[...bySpelling.keys()].map(({ length }) => length)),
  };
};

/** The areas that are named at this place, the longest spelling first. */
const namedAt = ({ bySpelling, longest }: AreaBook, text: string, at: number): Named[] => {
  const found: Named[] = [];
  for (let length = Math.min(longest, text.length - at); length >= 2; length -= 1) {
    const spelling = text.slice(at, at + length);
    for (const area of bySpelling.get(spelling) ?? []) found.push({ area, text: spelling });
  }
  return found;
};

const isDistrict = ({ area, text }: Named, after: string): boolean => area.level === 3 && (text === area.name || !goesOn.test(after));

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Of one spelling those that fit; a longer spelling counts before a shorter one. */
const longestOf = (list: readonly Named[]): Named[] => list.filter(({ text }) => text.length === list[0]?.text.length);

const skip = (text: string, at: number): number => at + (filler.exec(text.slice(at, at + 20))?.[0].length ?? 0);

type Step = { area: NamedArea | undefined; to: number };

const stepTo = (book: AreaBook, text: string, from: number, fits: (named: Named, after: string) => boolean): Step => {
  const at = skip(text, from);
  const found = longestOf(namedAt(book, text, at).filter((one) => fits(one, text.slice(at + one.text.length, at + one.text.length + 2))));
  const one = only(found);
  return one ? { area: one.area, to: at + one.text.length } : { area: undefined, to: from };
};

/** From a city on: its district, or itself where it has none. */
const fromCity = (book: AreaBook, text: string, city: NamedArea, from: number, to: number): FoundArea => {
  const found = { provinceId: city.parentId, cityId: city.id, from };
  if (city.leaf) return { ...found, districtId: city.id, to };
  const district = stepTo(book, text, to, (one, after) => one.area.parentId === city.id && isDistrict(one, after));
  return { ...found, districtId: district.area?.id ?? '', to: district.to };
};

/** 天津市 is its own city, and who says 河北省霸州市 leaves the city out. */
const fromProvince = (book: AreaBook, text: string, province: NamedArea, from: number, to: number): FoundArea => {
  const inside = ({ area }: Named) => area.level === 2 && area.parentId === province.id;
  const city = stepTo(book, text, to, inside);
  const told = city.area && fromCity(book, text, city.area, from, city.to);
  if (told && told.districtId !== '') return told;
  const below = stepTo(
    book,
    text,
    city.to,
    (one, after) => book.byId.get(one.area.parentId)?.parentId === province.id && isDistrict(one, after),
  );
  if (below.area) return { provinceId: province.id, cityId: below.area.parentId, districtId: below.area.id, from, to: below.to };
  return told ?? { provinceId: province.id, cityId: '', districtId: '', from, to };
};

const levelsOf = ({ provinceId, cityId, districtId }: FoundArea): number =>
  [provinceId, cityId, districtId].filter((id) => id !== '').length;

/** What begins at this place. Inside a word only what is whole, or is followed by what lies in it, counts: 李河北 is somebody. */
const foundAt = (book: AreaBook, text: string, at: number): FoundArea | undefined => {
  const starts = at === 0 || /[\s,]/.test(text.charAt(at - 1));
  const named = namedAt(book, text, at);
  const guesses = named.flatMap((one): FoundArea[] => {
    const to = at + one.text.length;
    const whole = one.text.length > 2 && !spellings(one.area).slice(1, 2).includes(one.text);
    if (one.area.level === 1) {
      const found = fromProvince(book, text, one.area, at, to);
      return starts || whole || levelsOf(found) > 1 ? [found] : [];
    }
    if (one.area.level === 2) {
      const found = fromCity(book, text, one.area, at, to);
      return (whole && starts) || found.districtId !== '' ? [found] : [];
    }
    const city = book.byId.get(one.area.parentId);
    const alone = whole && starts && named.filter(({ text: same, area }) => same === one.text && area.level === 3).length === 1;
    return alone && city ? [{ provinceId: city.parentId, cityId: city.id, districtId: one.area.id, from: at, to }] : [];
  });
  return guesses.toSorted((a, b) => levelsOf(b) - levelsOf(a) || b.to - a.to)[0];
};

/** Where a text says that it is: the place that says most, of equals the first. */
export const findArea = (book: AreaBook, text: string): FoundArea | undefined => {
  let best: FoundArea | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const found = foundAt(book, text, at);
    if (found && (!best || levelsOf(found) > levelsOf(best))) best = found;
  }
  return best;
};
