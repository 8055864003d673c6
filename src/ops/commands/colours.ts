import type { Environment } from './processes/startProcess.ts';

/**
 * Whether to write in colour, by the conventions of no-color.org and force-color.org: only to a
 * terminal, unless FORCE_COLOR says otherwise. NO_COLOR takes precedence.
 */
export function hasColours(environment: Environment, isTerminal: boolean): boolean {
  const { NO_COLOR: refused = '', FORCE_COLOR: forced = '' } = environment;
  if (refused !== '') return false;
  return forced === '' ? isTerminal : forced !== '0' && forced !== 'false';
}

/**
 * Returns variables that make programs decide the same way, because some use colours wherever `CI`
 * is set. Never sets both, because Node warns about that.
 */
export function colourVariables(environment: Environment, isTerminal: boolean): Environment {
  return hasColours(environment, isTerminal)
    ? { NO_COLOR: undefined, FORCE_COLOR: environment['FORCE_COLOR'] }
    : { NO_COLOR: '1', FORCE_COLOR: undefined };
}
