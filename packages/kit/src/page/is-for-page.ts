const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="textbox"]'));

/** Whether a key is meant for the page: nobody types, no dialog is open, and the browser has no use of its own for it. */
export const isForPage = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !typing(target) && !document.querySelector('dialog[open]');
