const digits = '零壹贰叁肆伍陆柒捌玖';
const units = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

/** Four figures as they are written on a cheque; zeros between others are said once. */
const sayGroup = (value: number): string => {
  let said = '';
  let zero = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) zero = said !== '';
    else {
      said += `${zero ? '零' : ''}${digits[digit]}${units[place]}`;
      zero = false;
    }
  }
  return said;
};

const sayYuan = (yuan: number): string => {
  let said = '';
  for (let group = 2; group >= 0; group -= 1) {
    const value = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (value === 0) continue;
    said += `${said !== '' && value < 1000 ? '零' : ''}${sayGroup(value)}${groups[group]}`;
  }
  return said;
};

/** 1234.50 as 壹仟贰佰叁拾肆元伍角整. */
export const amountInWords = (fen: number): string => {
  const yuan = sayYuan(Math.floor(fen / 100));
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan === '' ? '' : `${yuan}元`;
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`;
  const tens = jiao === 0 ? (whole === '' ? '' : '零') : `${digits[jiao]}角`;
  return `${whole}${tens}${rest === 0 ? '整' : `${digits[rest]}分`}`;
};
