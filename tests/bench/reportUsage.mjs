/** node --import this: writes the process's resource usage to USAGE_FILE when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000 };
  writeFileSync(process.env['USAGE_FILE'] ?? '', JSON.stringify(usage));
});
