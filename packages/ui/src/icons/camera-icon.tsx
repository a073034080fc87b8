import { Camera } from 'lucide-react';
import { icon } from './icon.tsx';

export const CameraIcon = /* @__PURE__ */ icon(Camera);
