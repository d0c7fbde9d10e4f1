interface NamedChild {
  readonly screen_name: string
  readonly first_name: string
  readonly last_name: string
}

/**
 * The name by which each child finds itself among these children, in their order: its screen name, or its first name. Where two
 * of them are called the same, the first letter of the last name follows ('Amira V.' for Amira de Vries), and the whole last
 * name where that is the same as well.
 */
export function tellApart(children: readonly NamedChild[]): readonly string[] {
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

/** The first capital of a last name, past what stands before it: V. for 'de Vries'. */
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
