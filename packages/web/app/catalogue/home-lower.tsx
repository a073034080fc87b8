/** What stands below the first screen, in one file, so that it arrives with one request. */
export { GroupArea } from '../shell/group/group-area.tsx';
export { SeckillArea } from '../shell/seckill-area.tsx';
export { CustomClassBlocks } from './custom-class-blocks.tsx';
export { Floors } from './floors.tsx';
export { Recommended } from './recommended.tsx';
