import { ArrowLeft } from 'lucide-react';
import { icon } from './icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft);
