/** An installed package that is not a development dependency. */
export interface ShippedPackage {
  readonly name: string
  readonly licence: string | null
}

/** Licences that are compatible with the EUPL-1.2. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Unlicense',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
])

/** Exceptions, each for one package and one licence. */
const exceptions: ReadonlyMap<string, { readonly licence: string | null; readonly because: string }> =
  new Map([
    [
      '@echogarden/espeak-ng-emscripten',
      { licence: 'GPL-3.0', because: 'a separate program that the server talks to by stdin and stdout' },
    ],
    ['png-js', { licence: null, because: 'its LICENSE file is the MIT licence' }],
  ])

export function findLicenceProblems(packages: readonly ShippedPackage[]): readonly string[] {
  const refused = packages
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'no licence'}`)
  const names = new Set(packages.map(({ name }) => name))
  const idle = [...exceptions.keys()].filter((name) => !names.has(name))
  return [...new Set(refused), ...idle.map((name) => `${name}: an exception for what is not there`)]
}

const isException = (name: string, licence: string | null): boolean =>
  exceptions.has(name) && exceptions.get(name)?.licence === licence

/** Allows OR if one part is allowed, and AND if all parts are. Rejects nested brackets and WITH. */
export function isAllowed(expression: string | null): boolean {
  const bare = expression?.replace(/^\((.*)\)$/u, '$1').trim() ?? ''
  return bare
    .split(/ or /iu)
    .some((choice) => choice.split(/ and /iu).every((licence) => allowed.has(licence.trim())))
}
