/**
 * The full name that the standards give a wire or cable says what the letters of its model say, in words that stand in the names of other cables, too:
 * 铜芯聚氯乙烯绝缘电线 is BV and no control cable. Beside a model only what the model does not say is kept of it; without one the model is made of it.
 */
const fire = '(?:(?:WDZ?[A-DR]?N?|Z[A-DR]?N?|NH)-?)?';
const modelPattern = new RegExp(
  `(?<![A-Za-z])${fire}(?<letters>JKL?H?YJ|JKL?V|K?YJL?[VY]|K?VL?V|BL?V[VR]?B?|RVV?)(?<screen>(?:R?P2?)?)(?:-?(?<armour>[2-4][23]))?(?![A-Za-z])`,
  'u',
);

const parts =
  '铜芯导体|铜芯|铜导体|铝合金芯|铝芯|铝导体|交联聚乙烯|交联聚烯烃|聚氯乙烯|聚乙烯|聚烯烃|绝缘|[内外]?护套|双?钢带|[细粗]?钢丝|铠装|铜丝编织|编织|铜带|屏蔽|固定布线用|单芯';
const nouns = '电力电缆|控制软?电缆|架空电缆|架空导线|软电缆|软电线|布电线|软线|电线|导线|[平扁圆][型形平]?电缆|电缆';
const namePattern = new RegExp(
  `(?:${parts}){2,}(?<noun>${nouns})(?!\\p{Script=Han}*(?:终端|接头|中间|头|支架|附件|保护|分支|夹))|(?:${parts}){3,}`,
  'gu',
);
const part = new RegExp(parts, 'gu');

/** Whether letters say a word of the name. */
type Letters = { letters: string; screen: string; armour: string };
const says: readonly [RegExp, (model: Letters) => boolean][] = [
  [/^铜(?:芯|导体)/u, ({ letters }) => !letters.includes('L')],
  [/^铝合金/u, ({ letters }) => letters.includes('LH')],
  [/^铝/u, ({ letters }) => letters.includes('L') && !letters.includes('LH')],
  [/^交联/u, ({ letters }) => letters.includes('YJ')],
  [/^聚氯乙烯/u, ({ letters, armour }) => letters.includes('V') || armour.endsWith('2')],
  [/^聚(?:乙烯|烯烃)/u, ({ letters, armour }) => letters.endsWith('Y') || armour.endsWith('3')],
  [/护套/u, ({ letters }) => /V[VB]|YJL?[VY]|VL?V/u.test(letters)],
  [/钢带/u, ({ armour }) => armour.startsWith('2')],
  [/钢丝/u, ({ armour }) => /^[34]/u.test(armour)],
  [/铠装/u, ({ armour }) => armour !== ''],
  [/铜带/u, ({ screen }) => screen.includes('2')],
  [/编织|屏蔽/u, ({ screen }) => screen.includes('P')],
  [/固定布线|单芯/u, ({ letters }) => letters.startsWith('B')],
  [/绝缘/u, () => true],
];
const isSaid = (word: string, model: Letters): boolean => says.find(([pattern]) => pattern.test(word))?.[1](model) ?? false;

/** What the mall calls the kind of thing, where the name ends in no other. */
const kindOf = (noun: string, { letters, screen }: Letters): string => {
  if (letters.startsWith('JK')) return /架空|导线|^电缆|^$/u.test(noun) ? '架空绝缘导线' : noun;
  if (letters.startsWith('K')) return /^控制|^电缆|^$/u.test(noun) ? '控制电缆' : noun;
  if (letters.startsWith('B')) return /软/u.test(noun) && !letters.includes('R') ? noun : /线$|^$/u.test(noun) ? '电线' : noun;
  if (letters.startsWith('R')) return letters === 'RVV' && /软|电缆|^$/u.test(noun) ? '护套软电缆' : noun;
  return /^电力|^电缆|^$/u.test(noun) && screen === '' ? '电力电缆' : noun;
};

/** The model that a full name stands for; nothing where it leaves open what the conductor is or what is around it. */
const modelOf = (name: string, noun: string): string | undefined => {
  const metal = name.startsWith('铜') ? '' : /^铝(?!合金)/u.test(name) ? 'L' : undefined;
  const [, around] = /(交联聚乙烯|聚氯乙烯)绝缘/u.exec(name) ?? [];
  if (metal === undefined || around === undefined) return undefined;
  const insulation = around === '聚氯乙烯' ? 'V' : 'YJ';
  const [, sheath] = /(聚氯乙烯|聚乙烯|聚烯烃)[内外]?护套/u.exec(name) ?? [];
  const outer = sheath === undefined ? '' : sheath === '聚氯乙烯' ? 'V' : 'Y';
  const screen = /铜带/u.test(name) ? 'P2' : /编织|屏蔽/u.test(name) ? 'P' : '';
  const armour = /钢带/u.test(name) ? '2' : /钢丝/u.test(name) ? '3' : '';
  const armoured = armour === '' ? '' : `${armour}${outer === 'Y' ? '3' : '2'}`;
  if (noun === '控制电缆' && metal === '' && outer !== '')
    return `K${insulation}${outer}${screen}${armoured && screen ? '-' : ''}${armoured}`;
  if (noun === '电力电缆' && outer !== '' && screen === '') return `${insulation}${metal}${outer}${armoured}`;
  if (insulation !== 'V' || armoured !== '') return undefined;
  if (/^(?:布?电线|软电线)$/u.test(noun) && screen === '') return `B${metal}V${outer}${noun === '软电线' ? 'R' : ''}`;
  return noun === '软电缆' && outer === 'V' && metal === '' ? `RVV${screen}` : undefined;
};

/** Letters that may be a model: no units and no 聚氯乙烯 in short. */
const otherLetters = /(?<![A-Za-z])(?!(?:kV|mm|AC|DC|PVC|km|kVA)(?![A-Za-z]))[A-Z]{2,}/iu;

/** What a wire is laid for makes no other thing of it: BVR-6 as 接地线 is no set for earthing. */
const use = /(?:保护)?接地线|接零线|[地零火相]线|照明线|插座线/u;
const wireBeside = /(?<![A-Za-z])(?:BL?V[VR]?|RV)(?![A-Za-z])/u;

export const readCableName = (text: string): string => {
  if (use.test(text) && wireBeside.test(text)) return readCableName(text.replace(use, ' 电线').replace(/\s+/gu, ' ').trim());
  if (!/聚(?:氯乙烯|乙烯|烯烃)/u.test(text)) return text;
  const { letters, screen = '', armour = '' } = modelPattern.exec(text)?.groups ?? {};
  return text
    .replace(namePattern, (name: string, noun: string = '') => {
      if (!/聚/u.test(name)) return name;
      if (letters !== undefined) {
        const model = { letters, screen, armour };
        const left = (name.slice(0, name.length - noun.length).match(part) ?? []).filter((word) => !isSaid(word, model));
        return ` ${left.join('')} ${kindOf(noun, model)} `;
      }
      const made = otherLetters.test(text) ? undefined : modelOf(name, noun);
      return made === undefined ? name : ` ${made} `;
    })
    .replace(/\s+/gu, ' ')
    .trim();
};
