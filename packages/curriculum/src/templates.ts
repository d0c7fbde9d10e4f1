import type { ExerciseCategory, TemplateName } from '@letterliaan/contract'

/** Which kind each template is (templates.md). */
export const categoryByTemplate: Readonly<Record<TemplateName, ExerciseCategory>> = {
  LeesLetters: 'Verkennen',
  KijkLuister: 'Verkennen',
  KijkLees: 'Verkennen',
  LeesTyp: 'Verkennen',
  KiesKlank: 'Verkennen',
  Klankgroepen: 'Verkennen',
  SorteerLeer: 'Verkennen',
  Blokken: 'Verkennen',
  SpeurKleur1: 'Verkennen',
  SpeurKleur2: 'Verkennen',
  LetterBlokken: 'Oefenen',
  TypKlankgroepen1: 'Oefenen',
  TypKlankgroepen2: 'Oefenen',
  LuisterTyp: 'Oefenen',
  TypHints: 'Oefenen',
  Zinnen1: 'Oefenen',
  Zinnen2: 'Oefenen',
  Verhaal: 'Oefenen',
  Test: 'Dictee',
  OefenDictee: 'Dictee',
  StapDictee: 'Dictee',
  Werkboek: 'Oefenen',
}

interface Defaults {
  /** At difficulty 1, 2 and 3. */
  readonly points: readonly [number, number, number]
  /** Percentage that completes the exercise. */
  readonly minimum: number
}

const defaultsByCategory: Readonly<Record<ExerciseCategory, Defaults>> = {
  Verkennen: { points: [5, 10, 15], minimum: 0 },
  Oefenen: { points: [10, 20, 30], minimum: 60 },
  Dictee: { points: [15, 25, 35], minimum: 60 },
}

const defaultsByTemplate: Partial<Record<TemplateName, Defaults>> = {
  StapDictee: { points: [25, 50, 75], minimum: 80 },
  Test: { points: [25, 50, 75], minimum: 80 },
}

/** Points and minimum score of an exercise for which an author wrote none (rules.md, Exercise). */
export function templateDefaultsOf(template: TemplateName): Defaults {
  return defaultsByTemplate[template] ?? defaultsByCategory[categoryByTemplate[template]]
}
