import { Star } from 'lucide-react';
import { icon } from './icon.tsx';

export const StarIcon = /* @__PURE__ */ icon(Star);
