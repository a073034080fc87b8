import { counterBuild } from '@mall/counter/build.ts';

export default counterBuild(import.meta.dirname, '/operations/');
