/** The words of a list as it is typed or pasted: by comma, by line. */
export const partsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,;；\n\r\t]+/u)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
