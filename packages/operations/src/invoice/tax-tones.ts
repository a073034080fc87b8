/** How a question to the tax gateway looks as it stands. */
export const taxTones = {
  pending: { mark: 'running', tone: 'blue' },
  issued: { mark: 'closed', tone: 'green' },
  refused: { mark: 'closed', tone: 'red' },
  failed: { mark: 'closed', tone: 'amber' },
} as const;
