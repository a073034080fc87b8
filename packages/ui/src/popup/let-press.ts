/**
 * React Aria writes a style sheet into the page for its pressable elements, which the content policy forbids and the console reports. It
 * leaves it out where an element of that name stands; the one rule is in the looks of what is pressed (`touch-action`).
 */
export function letPress(): void {
  const name = 'react-aria-pressable-style';
  if (typeof document === 'undefined' || document.getElementById(name)) return;
  const mark = document.createElement('meta');
  mark.id = name;
  document.head.append(mark);
}
