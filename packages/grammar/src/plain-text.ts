// oxlint-disable no-control-regex -- the control characters are the point
/** How sheets and pages break a line within a cell. */
const breaks = /[\u000b\u000c\u0085\u2028\u2029]/g;
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** What a file or a clipboard says without the signs that no form sends and no database keeps; a soft break is a blank. */
export const plainText = (text: string): string => text.replace(breaks, ' ').replace(unwanted, '').toWellFormed();
