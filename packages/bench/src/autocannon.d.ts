declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  };
  type Result = { requests: { total: number }; '2xx': number; non2xx: number; errors: number; duration: number; latency: { p99: number } };
  export default function autocannon(options: Options): Promise<Result> & { on(event: 'response', listener: () => void): void };
}
