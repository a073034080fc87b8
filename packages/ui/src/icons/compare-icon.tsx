import { Scale } from 'lucide-react';
import { icon } from './icon.tsx';

export const CompareIcon = /* @__PURE__ */ icon(Scale);
