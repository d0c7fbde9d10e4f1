/** The help tours in the order of a child's way: what its `user_manual_flow` becomes at each (rules.md, Words of the domain). */
export const helpTours = { overview: 1, worldMap: 2, lesson: 3, treehouse: 4 } as const

/** Who is here has seen them all. */
export const lastHelpTour = Math.max(...Object.values(helpTours))
