/** What an address leads to. */
export type Place =
  | { readonly name: 'start' }
  | { readonly name: 'world'; readonly world: number }
  | { readonly name: 'step'; readonly step_id: number }
  | { readonly name: 'marked' }
  | { readonly name: 'books' }
  | { readonly name: 'reports' }
  | { readonly name: 'children' }

const world = /^\/begeleider\/uitspraak\/wereld\/([1-4])\/?$/
const step = /^\/begeleider\/uitspraak\/stap\/([1-9]\d{0,14})\/?$/
const marked = /^\/begeleider\/uitspraak\/klinkt-raar\/?$/
const books = /^\/begeleider\/boeken\/?$/
const reports = /^\/begeleider\/meldingen\/?$/
const children = /^\/begeleider\/kinderen\/?$/
const start = /^\/begeleider(\/uitspraak)?\/?$/

/** The place at a path; null where there is none. */
export function findPlace(path: string): Place | null {
  if (start.test(path)) return { name: 'start' }
  if (children.test(path)) return { name: 'children' }
  if (marked.test(path)) return { name: 'marked' }
  if (books.test(path)) return { name: 'books' }
  if (reports.test(path)) return { name: 'reports' }
  const chosenWorld = world.exec(path)?.[1]
  if (chosenWorld !== undefined) return { name: 'world', world: Number(chosenWorld) }
  const chosenStep = step.exec(path)?.[1]
  return chosenStep === undefined ? null : { name: 'step', step_id: Number(chosenStep) }
}
