/** One package in npm's lockfile, with the properties that limit its platform. */
export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const OS = /(?:^|[-/])(android|darwin|freebsd|linux|win32|openharmony|netbsd|openbsd|sunos|aix)-/;
const CPU = /-(x64|arm64|ia32|riscv64|ppc64|s390x|loong64|arm)(?=-|$)/;

/**
 * Lists the packages for other platforms that a locked package names and the lockfile lacks, by
 * path. npm leaves out what it could not fetch on the machine where it ran, and `npm ci` then
 * refuses the whole lockfile. The platform is read from the package's name.
 */
export function missingFromLock(packages: LockedPackages): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      const platform = platformOf(name);
      if (path === '' || platform === null || places.some((it) => it in packages)) continue;
      const dev = parent.dev === true ? { dev: true } : {};
      missing[`node_modules/${name}`] = { version, ...dev, optional: true, ...platform };
    }
  }
  return missing;
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  if (os === undefined || cpu === undefined) return null;
  return { os: [os], cpu: [cpu], ...(os === 'linux' ? libcOf(name) : {}) };
}

function libcOf(name: string): Pick<LockedPackage, 'libc'> {
  if (name.includes('musl')) return { libc: ['musl'] };
  return name.includes('gnu') ? { libc: ['glibc'] } : {};
}
