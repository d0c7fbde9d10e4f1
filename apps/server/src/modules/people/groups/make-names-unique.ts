interface NamedChild {
  readonly screen_name: string
  readonly first_name: string
  readonly last_name: string
}

/** Returns distinct names in the same order: 'Amira', or 'Amira V.' or the whole last name if there are doubles. */
export function makeNamesUnique(children: readonly NamedChild[]): readonly string[] {
  const names = children.map(({ screen_name, first_name }) => screen_name || first_name)
  const withLetter = children.map(({ last_name }, at) => joinName(names[at], initialOf(last_name)))
  const whole = children.map(({ last_name }, at) => joinName(names[at], last_name))
  const counts = [names, withLetter].map(countNames)
  const isAlone = (name: string, count: ReadonlyMap<string, number> | undefined) =>
    count?.get(name.toLocaleLowerCase('nl')) === 1
  return names.map((name, at) => {
    if (isAlone(name, counts[0])) return name
    const longer = withLetter[at] ?? name
    return isAlone(longer, counts[1]) ? longer : (whole[at] ?? name)
  })
}

/** Returns 'V.' for 'de Vries'. */
const initialOf = (last_name: string): string => {
  const initial = /\p{Lu}/u.exec(last_name)?.[0] ?? last_name.trim().slice(0, 1)
  return initial === '' ? '' : `${initial}.`
}

const joinName = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    const key = name.toLocaleLowerCase('nl')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
