import type { SupervisedStudent } from '@letterliaan/contract'

/** Returns what tells a child from others of its name in the game: its full name, or its e-mail address; null: it is the only one. */
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

/** 'Daan, Daan Jansen' */
export const nameApart = ({ screen_name }: SupervisedStudent, apart: string | null): string =>
  apart === null ? screen_name : `${screen_name}, ${apart}`
