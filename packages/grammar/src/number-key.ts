/** A figure as it stands in a key: no trailing zeros, no noise of conversion. */
export const numberKey = (figure: number): string => String(Number.isInteger(figure) ? figure : Number(figure.toPrecision(12)));
