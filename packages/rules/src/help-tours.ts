/** The help tours in the order of a child's way: what its `user_manual_flow` becomes at each (rules.md, Words of the domain). */
export const helpTours = { overview: 1, worldMap: 2, lesson: 3, treehouse: 4 } as const

/** The last help tour: a student at this number has seen all of them. */
export const lastHelpTour = Math.max(...Object.values(helpTours))
