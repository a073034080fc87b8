import { Image } from 'lucide-react';
import { icon } from './icon.tsx';

export const ImageIcon = /* @__PURE__ */ icon(Image);
