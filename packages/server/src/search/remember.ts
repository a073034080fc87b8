/** Puts something into a map of at most so many, from which what came first goes first. */
export const remember = <K, V>(map: Map<K, V>, most: number, key: K, value: V): V => {
  if (map.size >= most) map.delete(map.keys().next().value as K);
  map.set(key, value);
  return value;
};
