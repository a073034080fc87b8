/** Sends a mail. `false` when the provider refused or was away. */
export type MailGateway = { send: (to: string, subject: string, html: string) => Promise<boolean> };

const patience = 5000;

export const httpMail = (url: string): MailGateway => ({
  send: async (to, subject, html) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, subject, html }),
        signal: AbortSignal.timeout(patience),
      });
      return answer.ok;
    } catch {
      return false;
    }
  },
});
