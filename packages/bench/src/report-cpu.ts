// Loaded into a server beside its own code (`--import`): tells the benchmark what the process, all its threads together, has used.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
});
process.channel?.unref();
