import type { NextPlace } from './aftermath.ts'

/** What the button says that leads on after a step (TST-2, TST-6). */
export const nextLabels: Readonly<Record<NextPlace, string>> = {
  step: 'Ga naar volgende stap',
  world: 'Ga door naar het volgende level',
  cave: 'Ga naar de eindgrot',
  treehouse: 'Ga naar de boomhut',
}
