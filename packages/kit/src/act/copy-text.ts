/** The old way, which a page that came over plain http still has: what is selected is copied. Beside the focus, because nothing outside an open dialog can be selected. */
const copySelected = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** Puts a text on the clipboard; false when the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
