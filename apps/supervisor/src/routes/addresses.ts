/** The addresses of the supervisor's pages; each leads to one of `pages`. */
export const addresses = {
  start: '/begeleider',
  world: (world: number) => `/begeleider/uitspraak/wereld/${world}`,
  step: (step_id: number) => `/begeleider/uitspraak/stap/${step_id}`,
  marked: '/begeleider/uitspraak/klinkt-raar',
  books: '/begeleider/boeken',
  reports: '/begeleider/meldingen',
  children: '/begeleider/kinderen',
} as const

/** Where the game logs in with an exchange token. */
export const impersonationAddress = (token: string): string =>
  `/login-by-token?token=${encodeURIComponent(token)}`
