const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits at a time; a gap between two of them is said once. */
const groupText = (group: number): string => {
  let said = '';
  let gap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) gap = said !== '';
    else {
      said += `${gap ? '零' : ''}${digits[digit]}${places[place]}`;
      gap = false;
    }
  }
  return said;
};

const yuanText = (yuan: number): string => {
  let said = '';
  let gap = false;
  for (let at = 3; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (group === 0) {
      gap = said !== '';
      continue;
    }
    said += `${said !== '' && (gap || group < 1000) ? '零' : ''}${groupText(group)}${groups[at]}`;
    gap = false;
  }
  return said;
};

/** An amount of fen in the characters that papers with money on them use, so that nobody adds a stroke: 壹仟贰佰叁拾肆元伍角整. */
export const capitalAmount = (fen: number): string => {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  const whole = yuan === 0 ? '' : `${yuanText(yuan)}元`;
  if (jiao === 0 && rest === 0) return `${whole === '' ? '零元' : whole}整`;
  if (rest === 0) return `${whole}${digits[jiao]}角整`;
  const tens = jiao === 0 ? (whole === '' ? '' : '零') : `${digits[jiao]}角`;
  return `${whole}${tens}${digits[rest]}分`;
};
