const codes: Readonly<Record<string, string>> = {
  米: 'MTR',
  千米: 'KMT',
  平方米: 'MTK',
  吨: 'TNE',
  千克: 'KGM',
  套: 'SET',
  组: 'SET',
  簇: 'SET',
  付: 'SET',
  副: 'PR',
  对: 'PR',
  双: 'PR',
  箱: 'BX',
  盒: 'BX',
  卷: 'RO',
  盘: 'RL',
};

/** The code of UN/CEFACT for a unit of sale; Chinese counts each kind of thing by a word of its own, and most of them are pieces. */
export const unitCode = (unit: string): string => codes[unit] ?? 'EA';
