/** What the buddy says of an exercise by its name (GIDS-4). */
export const exerciseTexts = {
  goOn: (name: string): string => `Ga verder met ‘${name}’!`,
  again: (name: string): string => `Doe ‘${name}’ nog eens!`,
  now: (name: string): string => `Doe nu ‘${name}’!`,
} as const

/** How the help of TypHints points at an anchor word. */
export const thinkOfAnchor = (name: string): string => `Denk aan ${name}.`
