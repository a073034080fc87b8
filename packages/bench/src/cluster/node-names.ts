/** The nodes of the mall in the trial, in the order of their addresses in `deploy/haproxy.cfg`. */
export const nodeNames = ['node1', 'node2', 'node3'] as const;
