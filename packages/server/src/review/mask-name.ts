/** 滨***程, 李***: enough to tell two buyers apart, too little to know one. */
export const maskName = (name: string): string => {
  const characters = [...name];
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${characters[0] ?? ''}***${last ?? ''}`;
};
