import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

const seldom = 600_000;
export const countriesAsk = ask(inquiryApi.countries, {}, { staleMs: seldom, fallback: [] });
export const projectsAsk = ask(projectApi.choices, {}, { fallback: [] });
