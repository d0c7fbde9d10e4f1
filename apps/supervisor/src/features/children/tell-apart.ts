import type { SupervisedStudent } from '@letterliaan/contract'

/** Returns the full name if another child has the screen name, or the username if that is shared; or null. */
export function tellApart(
  students: readonly SupervisedStudent[],
): (student: SupervisedStudent) => string | null {
  const named = Map.groupBy(students, ({ screen_name }) => screen_name)
  return ({ screen_name, name, username }) => {
    const namesakes = named.get(screen_name) ?? []
    if (namesakes.length < 2) return null
    return namesakes.filter((other) => other.name === name).length < 2 ? name : username
  }
}

/** Returns 'Daan, Daan Jansen'. */
export const nameApart = ({ screen_name }: SupervisedStudent, apart: string | null): string =>
  apart === null ? screen_name : `${screen_name}, ${apart}`
