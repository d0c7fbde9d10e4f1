import { existsSync, globSync } from 'node:fs'
import { installPackage } from './apt.ts'

const names = ['firefox', 'webkit'] as const
type Name = (typeof names)[number]

interface Paths {
  readonly browser: string
  readonly driver: string
  /** Address of a virtual screen, which WebKitGTK needs. */
  readonly screen: string
}

const first = (candidates: readonly string[]): string => candidates.find((path) => existsSync(path)) ?? ''

const find: Readonly<Record<Name, () => Paths>> = {
  firefox: () => ({
    browser: first([process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']),
    driver: '-',
    screen: '-',
  }),
  webkit: () => ({
    browser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? '',
    driver: first(['/usr/bin/WebKitWebDriver']),
    screen: first(['/usr/bin/Xvfb']),
  }),
}

const packages: Readonly<Record<Name, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const isThere = (name: Name): boolean => Object.values(find[name]()).every((path: string) => path !== '')

/** Returns the paths of a browser. Throws with a clear message if a part is missing. */
export function findBrowser(name: Name): Paths {
  if (!isThere(name)) throw new Error(`Niet gevonden: ${packages[name].join(' en ')}. Installeer dat eerst.`)
  return find[name]()
}

/** Installs Debian's packages if they are missing and apt-get is allowed. */
export function ensureOtherBrowsers(): void {
  for (const name of names) {
    if (!isThere(name)) for (const wanted of packages[name]) void installPackage(wanted)
    findBrowser(name)
  }
}
