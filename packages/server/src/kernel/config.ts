import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings as liveSettings, type SettingKey, settingFits, type WholeKey } from '@mall/contract/kernel/settings.ts';
import * as z from 'zod';
import { filesFault, filesSettings } from './files/files.settings.ts';
import { givenSettings } from './given-settings.ts';
import { type NamedNetwork, namedNetwork } from './named-network.ts';

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//);
const port = z.coerce.number().int().min(0).max(65_535);

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128));
};

/** Whose word about the caller's address counts: nobody's, that of so many hops before us, or that of these addresses. */
const Proxies = z.string().transform((value, context): false | number | string[] => {
  if (value === 'off') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const list = value.split(',').map((part) => part.trim());
  if (!list.every(isProxy)) context.addIssue('must be off, a number of hops (1 to 9) or a list of addresses such as 10.0.0.5, 10.1.0.0/16');
  return list;
});

/** Networks that have a name: "10.20.0.0/16=天津, 10.30.0.0/16=唐山". */
const Places = z.string().transform((value, context): NamedNetwork[] => {
  const parts = value.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => {
      const network = namedNetwork(part);
      if (!network) context.addIssue('must be a list of networks and their names such as 10.20.0.0/16=天津, 10.30.0.0/16=唐山');
      return network ?? [];
    });
});

/** Sites of others: who may show the bare pages inside their own, or be written to in a private network. */
const Sites = z.string().transform((value, context): string[] => {
  const list = value.split(/[\s,]+/).filter((site) => site !== '');
  if (!list.every((site) => /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(site)))
    context.addIssue('must be a list of sites such as https://partner.example, https://*.group.example');
  return list;
});

/** A figure that the mall's people change while it runs: its range and what is usual stand in the contract. */
const live = (key: WholeKey) => {
  const { least, most, usual } = liveSettings[key];
  return whole(least, most).default(usual);
};
const worded = <Key extends Exclude<SettingKey, WholeKey | 'LOGIN_SWITCH' | 'USC_SWITCH' | 'DEMO_CLERK'>>(key: Key) =>
  z
    .string()
    .refine((value) => settingFits(key, value), 'is not allowed')
    .default(liveSettings[key].usual);

/** Every setting of the mall; `docs/configuration.md` explains each, and a test holds the two together. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  ...filesSettings,
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).default('named'),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  DATABASE_ARCHIVE: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_REPLICA_SECONDS: whole(1, 600).default(5),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[\w-]+)+$/)
    .default('/api'),
  WIRE_ENCRYPTION: z.enum(['required', 'optional']).default('required'),
  WIRE_FAILURES: whole(1, 10_000).default(20),
  WIRE_KEY_DAYS: whole(0, 3650).default(90),
  WIRE_POSTS: whole(1, 500_000).default(30_000),
  OPEN_CALLS_PER_MINUTE: whole(1, 100_000).default(300),
  PAGES_PER_ADDRESS: whole(1, 1_000_000).default(100),
  PICTURES_PER_ADDRESS: whole(1, 1_000_000).default(120),
  STREAMS: whole(0, 100_000).default(5000),
  STREAMS_PER_ADDRESS: whole(1, 100_000).default(200),
  SANDBOX: onOff.optional(),
  DOCS: onOff.optional(),
  METRICS_PORT: port.optional(),
  DRAIN_SECONDS: whole(0, 60).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: Proxies.default(false),
  DEMO: onOff.optional(),
  DEMO_GOODS: z.coerce.number().int().min(256).max(1_000_000).default(2560),
  FRAME_ANCESTORS: Sites.default([]),
  SITE_NAME: worded('SITE_NAME'),
  SITE_LATIN_NAME: worded('SITE_LATIN_NAME'),
  SITE_LOGO: worded('SITE_LOGO'),
  SITE_LOGO_DARK: worded('SITE_LOGO_DARK'),
  SITE_MARK: worded('SITE_MARK'),
  HOTLINE: worded('HOTLINE'),
  HOTLINE_HOURS: worded('HOTLINE_HOURS'),
  CHANNEL_ZONE: worded('CHANNEL_ZONE'),
  LANGUAGE_PAGES: worded('LANGUAGE_PAGES'),
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  SESSION_DAYS: live('SESSION_DAYS'),
  SESSION_IDLE_HOURS: live('SESSION_IDLE_HOURS'),
  ADDRESS_PLACES: Places.optional(),
  COUNTER_IDLE_HOURS: live('COUNTER_IDLE_HOURS'),
  SEAL_KEY: z.string().min(32).max(200).optional(),
  SIGN_IN_FAILURES: live('SIGN_IN_FAILURES'),
  SIGN_IN_ADDRESS_FAILURES: live('SIGN_IN_ADDRESS_FAILURES'),
  SMS_MOBILE_HOUR: live('SMS_MOBILE_HOUR'),
  SMS_MOBILE_DAY: live('SMS_MOBILE_DAY'),
  SMS_ADDRESS_HOUR: live('SMS_ADDRESS_HOUR'),
  INVITE_COMPANY_DAY: live('INVITE_COMPANY_DAY'),
  SLIDER_FAILURES: live('SLIDER_FAILURES'),
  PASSWORD_DAYS: live('PASSWORD_DAYS'),
  LOGIN_SWITCH: z.enum(['ON', 'OFF']).default('ON'),
  USC_SWITCH: z.enum(['ON', 'OFF']).default('ON'),
  IDP_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  IDP_CLIENT_ID: z.string().min(1).max(200).default('mall'),
  IDP_CLIENT_SECRET: z.string().min(16).max(200).optional(),
  SMS_URL: z.url().optional(),
  MAIL_URL: z.url().optional(),
  CLOUD_PLATFORM_URL: z.url().optional(),
  CLOUD_PLATFORM_SECRET: z.string().min(16).max(200).optional(),
  GROUP_SITE_SECRET: z.string().min(16).max(200).optional(),
  OA_SITES: Sites.default([]),
  PAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAY_SECRET: z.string().min(16).max(200).optional(),
  TAX_URL: z.url({ protocol: /^https?$/ }).optional(),
  TAX_SECRET: z.string().min(16).max(200).optional(),
  SOCIAL_PANEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  SOCIAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  SOCIAL_SECRET: z.string().min(16).max(200).optional(),
  SOCIAL_APP_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('mall'),
  PAY_ACCOUNT_NAME: z.string().min(1).max(60).default('能电商城（演示）有限公司'),
  PAY_ACCOUNT_BANK: z.string().min(1).max(60).default('演示银行天津滨海支行'),
  PAY_ACCOUNT_NO: z
    .string()
    .regex(/^\d{8,30}$/)
    .default('6200000000000000001'),
  PAY_HOURS: live('PAY_HOURS'),
  PAY_OFFLINE_HOURS: live('PAY_OFFLINE_HOURS'),
  PAY_ACTIVITY_MINUTES: live('PAY_ACTIVITY_MINUTES'),
  FOUR_EYES_FEN: whole(0, 99_999_999_999).default(100_000),
  FOUR_EYES_YUAN: live('FOUR_EYES_YUAN'),
  UNPAID_HOLDS_PER_SPEC: live('UNPAID_HOLDS_PER_SPEC'),
  SUBMISSIONS_PER_SECOND: live('SUBMISSIONS_PER_SECOND'),
  GUEST_CARTS_PER_HOUR: live('GUEST_CARTS_PER_HOUR'),
  GUEST_CART_DAYS: live('GUEST_CART_DAYS'),
  ADDRESSES_PER_MEMBER: live('ADDRESSES_PER_MEMBER'),
  PAY_DUE_DAYS: live('PAY_DUE_DAYS'),
  SHIP_HOURS: live('SHIP_HOURS'),
  RECEIVE_DAYS: live('RECEIVE_DAYS'),
  AFTER_SALE_DAYS: live('AFTER_SALE_DAYS'),
  AFTER_SALE_SELLER_HOURS: live('AFTER_SALE_SELLER_HOURS'),
  AFTER_SALE_RETURN_DAYS: live('AFTER_SALE_RETURN_DAYS'),
  AFTER_SALE_RECEIVE_DAYS: live('AFTER_SALE_RECEIVE_DAYS'),
  AFTER_SALE_RESENT_DAYS: live('AFTER_SALE_RESENT_DAYS'),
  INVOICE_APPLY_MONTHS: live('INVOICE_APPLY_MONTHS'),
  INVOICE_CHANGE_MONTHS: live('INVOICE_CHANGE_MONTHS'),
  INVOICE_MOST_LINES: live('INVOICE_MOST_LINES'),
  INVOICE_MOST_YUAN: live('INVOICE_MOST_YUAN'),
  OA_RETRY_MINUTES: live('OA_RETRY_MINUTES'),
  OA_SECOND_RETRY_MINUTES: live('OA_SECOND_RETRY_MINUTES'),
  OA_THIRD_RETRY_MINUTES: live('OA_THIRD_RETRY_MINUTES'),
  APPROVAL_REMIND_HOURS: live('APPROVAL_REMIND_HOURS'),
  APPROVAL_ESCALATE_HOURS: live('APPROVAL_ESCALATE_HOURS'),
  APPROVAL_EXPIRE_DAYS: live('APPROVAL_EXPIRE_DAYS'),
  APPROVAL_RESUBMIT_HOURS: live('APPROVAL_RESUBMIT_HOURS'),
  APPROVAL_STUCK_HOURS: live('APPROVAL_STUCK_HOURS'),
  WORK_CERTIFICATION_HOURS: live('WORK_CERTIFICATION_HOURS'),
  WORK_REGISTRATION_HOURS: live('WORK_REGISTRATION_HOURS'),
  WORK_PAPER_HOURS: live('WORK_PAPER_HOURS'),
  WORK_REVIEW_HOURS: live('WORK_REVIEW_HOURS'),
  WORK_GOODS_HOURS: live('WORK_GOODS_HOURS'),
  WORK_VOUCHER_HOURS: live('WORK_VOUCHER_HOURS'),
  WORK_REFUND_HOURS: live('WORK_REFUND_HOURS'),
  WORK_WRONG_HOURS: live('WORK_WRONG_HOURS'),
  WORK_ARBITRATION_HOURS: live('WORK_ARBITRATION_HOURS'),
  WORK_PAYBACK_HOURS: live('WORK_PAYBACK_HOURS'),
  WORK_CREDIT_HOURS: live('WORK_CREDIT_HOURS'),
  WORK_CREDIT_SECOND_HOURS: live('WORK_CREDIT_SECOND_HOURS'),
  WORK_CREDIT_REVIEW_HOURS: live('WORK_CREDIT_REVIEW_HOURS'),
  WORK_BILL_HOURS: live('WORK_BILL_HOURS'),
  WORK_BILL_PAYMENT_HOURS: live('WORK_BILL_PAYMENT_HOURS'),
  WORK_QUALIFICATION_HOURS: live('WORK_QUALIFICATION_HOURS'),
  WORK_TAX_HOURS: live('WORK_TAX_HOURS'),
  WORK_DEAL_VOUCHER_HOURS: live('WORK_DEAL_VOUCHER_HOURS'),
  WORK_CONTRACT_HOURS: live('WORK_CONTRACT_HOURS'),
  WORK_ALERT_HOURS: live('WORK_ALERT_HOURS'),
  WORK_FEEDBACK_HOURS: live('WORK_FEEDBACK_HOURS'),
  WORK_APPROVAL_HOURS: live('WORK_APPROVAL_HOURS'),
  WORK_DEAD_HOURS: live('WORK_DEAD_HOURS'),
  DOWNLOAD_DAYS: live('DOWNLOAD_DAYS'),
  DOWNLOAD_MEGABYTES: whole(1, 1_000_000).default(2048),
  ACCOUNT_CLOSING_DAYS: live('ACCOUNT_CLOSING_DAYS'),
  DEMO_CLERK: onOff.optional(),
  DEMO_CERTIFY_SECONDS: live('DEMO_CERTIFY_SECONDS'),
});

export type Config = Readonly<z.infer<typeof Settings>> & {
  readonly version: string;
  readonly sandboxOn: boolean;
  readonly demoOn: boolean;
  readonly docsOn: boolean;
  readonly clerkOn: boolean;
  readonly siteUrl: string;
};

/** What a setting's text means, as in the environment; undefined where it means nothing any more. */
export const readSetting = (key: SettingKey, text: string): unknown =>
  settingFits(key, text) ? Settings.shape[key].safeParse(text).data : undefined;

export const settingNames = Object.keys(Settings.shape);

/** What holds where nothing is set. */
export const usualSettings = Settings.parse({});

/** Their values stand in no message: addresses carry passwords. */
const isSecret = (name: string): boolean => /SECRET|_KEY$|_URL$/.test(name);

/** Without the sandbox these have no stand-in; a mall that texts nobody, or names the demo's bank account to buyers, must not open. */
const neededInEarnest = ['SITE_URL', 'SMS_URL', 'PAY_URL', 'PAY_SECRET', 'PAY_ACCOUNT_NAME', 'PAY_ACCOUNT_BANK', 'PAY_ACCOUNT_NO'] as const;

const requireSettings = (given: Readonly<Record<string, unknown>>): void => {
  // One that each node made for itself would be another one at each.
  const needed = given['IDP_ISSUER'] === undefined ? neededInEarnest : [...neededInEarnest, 'IDP_CLIENT_SECRET'];
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw new Error(`configuration: production needs ${missing.join(', ')} (or SANDBOX=on, to try it with stand-ins)`);
};

/** A bad value stops the start with one clear line. */
export const readConfig = (env: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const given = givenSettings(settingNames, env);
  const result = Settings.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    throw new Error(`configuration: ${name}${isSecret(name) ? '' : ` = "${given[name] ?? ''}"`} is not valid: ${issue?.message}`);
  }
  const settings = result.data;
  if (settings.PAY_URL !== undefined && settings.PAY_SECRET === undefined) throw new Error('configuration: PAY_URL needs PAY_SECRET');
  if (settings.TAX_URL !== undefined && settings.TAX_SECRET === undefined) throw new Error('configuration: TAX_URL needs TAX_SECRET');
  if (settings.SOCIAL_URL !== undefined && (settings.SOCIAL_SECRET === undefined || settings.SOCIAL_PANEL_URL === undefined))
    throw new Error('configuration: SOCIAL_URL needs SOCIAL_SECRET and SOCIAL_PANEL_URL');
  for (const name of ['MIGRATION_DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] !== undefined && settings.DATABASE_URL === undefined) throw new Error(`configuration: ${name} needs DATABASE_URL`);
  if (settings.DATABASE_ARCHIVE !== undefined && settings.DATABASE_URL !== undefined)
    throw new Error('configuration: DATABASE_ARCHIVE is for the embedded database; DATABASE_URL archives by its own settings');
  const wrongFiles = filesFault(settings);
  if (wrongFiles) throw new Error(`configuration: ${wrongFiles}`);
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  // In production the stand-ins for the outside world and everything of the demo need an explicit yes.
  const inProduction = settings.NODE_ENV === 'production';
  const sandboxOn = settings.SANDBOX ?? !inProduction;
  const demoOn = settings.DEMO ?? !inProduction;
  if (inProduction && !sandboxOn) requireSettings(given);
  return {
    ...settings,
    DATA_DIR: resolve(projectRoot, settings.DATA_DIR),
    DATABASE_ARCHIVE: settings.DATABASE_ARCHIVE && resolve(projectRoot, settings.DATABASE_ARCHIVE),
    version,
    sandboxOn,
    demoOn,
    clerkOn: settings.DEMO_CLERK ?? (sandboxOn && demoOn && settings.NODE_ENV === 'development'),
    docsOn: settings.DOCS ?? settings.NODE_ENV !== 'production',
    siteUrl: settings.SITE_URL ?? `http://${settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST}:${settings.PORT}`,
  };
};
