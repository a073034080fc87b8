const gap = 4;
const edge = 8;

/** Under its control, or above where there is more room; never over the edge of the window. */
export function placeBeside(popup: HTMLElement, control: HTMLElement, fit: boolean): void {
  const box = control.getBoundingClientRect();
  if (fit) popup.style.setProperty('--popup-width', `${box.width}px`);
  const { innerWidth, innerHeight } = window;
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const top = below >= height || below >= above ? box.bottom + gap : Math.max(edge, box.top - gap - height);
  const left = Math.max(edge, Math.min(box.left, innerWidth - width - edge));
  popup.style.setProperty('--popup-left', `${left}px`);
  popup.style.setProperty('--popup-top', `${top}px`);
  popup.style.setProperty('--popup-most', `${Math.max(above, below, 160)}px`);
}
