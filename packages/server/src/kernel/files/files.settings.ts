import * as z from 'zod';

/** Where files lie, and who looks at them first. Without an address they lie under DATA_DIR. */
export const filesSettings = {
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*$/, 'must be s3://bucket or s3://bucket/prefix')
    .optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('us-east-1'),
  FILES_S3_STYLE: z.enum(['path', 'host']).default('path'),
  FILES_S3_ACCESS_KEY: z.string().min(1).max(200).optional(),
  FILES_S3_SECRET: z.string().min(1).max(200).optional(),
  FILES_SCAN: z
    .string()
    .regex(/^clamd:\/\/([\w.-]+:\d{1,5}|\/[\w./-]+)$/, 'must be clamd://host:port or clamd:///path/of/the/socket')
    .optional(),
};

type Settings = z.infer<z.ZodObject<typeof filesSettings>>;

/** What is missing for the store that was named. */
export const filesFault = ({ FILES_URL, FILES_S3_ACCESS_KEY, FILES_S3_SECRET }: Settings): string | undefined =>
  FILES_URL !== undefined && (FILES_S3_ACCESS_KEY === undefined || FILES_S3_SECRET === undefined)
    ? 'FILES_URL needs FILES_S3_ACCESS_KEY and FILES_S3_SECRET'
    : undefined;
