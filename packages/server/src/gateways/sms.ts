/** Sends a text to a phone. `false` when the provider refused or was away: the caller says so and nothing is lost. */
export type SmsGateway = { send: (mobile: string, text: string) => Promise<boolean> };

const patience = 3000;

/** Any provider that takes a JSON POST; by default the sandbox's inbox. */
export const httpSms = (url: string): SmsGateway => ({
  send: async (mobile, text) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile, text }),
        signal: AbortSignal.timeout(patience),
      });
      return answer.ok;
    } catch {
      return false;
    }
  },
});
