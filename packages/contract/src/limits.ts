/** The longest that texts may be, in UTF-16 units as a text field counts them: apart, for the apps show them without zod. */
export const noteLimits = { title: 100, text: 5000 } as const
export const bookLimits = { title: 150, author: 100, file: 200, url: 500 } as const
export const reportLimits = { title: 100, description: 2000, data: 16_000 } as const
/** How many signs a password has. Who may do most in an organisation begins with a longer one. */
export const passwordLimits = { min: 8, minOfFirstAdministrator: 12, max: 200 } as const

/** A report is kept so many days; then it is forgotten. */
export const reportDays = 180
