import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { Day } from '../kernel/span.ts';
import { mostRemoved } from './favourites.rules.ts';

const Removed = z.strictObject({ removed: z.number().int().min(0) });

/** Apart from the favourites, whose ids are of goods and anybody's: these are the member's own, and strangers are asked about them. */
export const footprintApi = {
  remove: call({
    verb: 'DELETE',
    path: '/portal/member/browse',
    access: buyer({ may: right('personalCenterBase:myTracks:view') }),
    summary: 'Wipe out footprints',
    body: z.strictObject({ ids: z.array(Id).min(1).max(mostRemoved) }),
    data: Removed,
  }),
  wipe: call({
    verb: 'DELETE',
    path: '/portal/member/browse/day',
    access: buyer({ may: right('personalCenterBase:myTracks:view') }),
    summary: 'Wipe out the footprints of a day, or all of them',
    body: z.union([z.strictObject({ day: Day }), z.strictObject({ all: z.literal(1) })]),
    data: Removed,
  }),
};
