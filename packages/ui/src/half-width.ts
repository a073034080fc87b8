/** A Chinese input method types full-width digits and marks, and its own full stop for a decimal point. */
export function toHalfWidth(text: string): string {
  return text.replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('。', '.');
}
