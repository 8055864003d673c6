/**
 * This process's environment for a command whose output a test reads: without colours, even if a
 * CI's `CI` and `FORCE_COLOR` ask for them, and in this process's folder, wherever npm was called.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, INIT_CWD: __, ...others } = process.env;
  return { ...others, NO_COLOR: '1' };
}
