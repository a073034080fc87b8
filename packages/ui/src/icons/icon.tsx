import type { LucideIcon } from 'lucide-react';
import type { FunctionComponent } from 'react';

type IconProps = {
  /** 20 beside titles and in bars, 16 beside text, 12 in the smallest places; others for drawn entries only. */
  size?: number;
  className?: string | undefined;
  /** Spoken name. Without it the icon is decoration, because a word stands beside it. */
  label?: string;
};
export type IconComponent = FunctionComponent<IconProps>;

// Lucide draws on a field of 24; the strokes below give about 1.4 px at every size, one weight to the eye.
const strokeOf = (size: number) => (size >= 28 ? 1.5 : size >= 20 ? 1.75 : size >= 16 ? 2 : 2.5);

/** One file an icon, so that a page carries only those it names. */
export function icon(Shape: LucideIcon): IconComponent {
  return function Icon({ size = 20, className, label }) {
    const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
    return <Shape size={size} strokeWidth={strokeOf(size)} className={className} focusable="false" style={{ flex: 'none' }} {...spoken} />;
  };
}
