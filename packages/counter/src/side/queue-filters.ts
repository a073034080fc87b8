/** Looks for a word in a queue. */
export const wordFilter = (label: string) => ({ kind: 'text', name: 'word', label, width: 240 }) as const;

/** Narrows a queue to one of the values of a field. */
export const choiceFilter = <Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  words: { label: string; any: string; of: (value: Value) => string },
) =>
  ({
    kind: 'choice',
    name,
    label: words.label,
    labelled: true,
    atOnce: true,
    any: words.any,
    options: values.map((value) => ({ value, label: words.of(value) })),
  }) as const;
