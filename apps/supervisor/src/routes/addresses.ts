/** The addresses of the supervisor's pages; each leads to one of `pages`. */
export const addresses = {
  today: '/begeleider',
  now: '/begeleider/nu',
  children: '/begeleider/kinderen',
  addChildren: '/begeleider/kinderen/toevoegen',
  addToGroup: (group_id: number) => `/begeleider/groep/${group_id}/toevoegen`,
  archive: '/begeleider/kinderen/archief',
  group: (group_id: number) => `/begeleider/groep/${group_id}`,
  nextYear: (group_id: number) => `/begeleider/groep/${group_id}/volgend-jaar`,
  groupCards: (group_id: number) => `/begeleider/groep/${group_id}/kaarten`,
  childCard: (student_id: number) => `/begeleider/kind/${student_id}/kaart`,
  groupPath: (group_id: number) => `/begeleider/groep/${group_id}/pad`,
  child: (student_id: number) => `/begeleider/kind/${student_id}`,
  ownSteps: '/begeleider/stappen',
  ownWords: '/begeleider/stappen/woorden',
  ownStep: (own_step_id: number) => `/begeleider/stappen/${own_step_id}`,
  ownStepPreview: (own_step_id: number) => `/begeleider/stappen/${own_step_id}/bekijken`,
  childPath: (student_id: number) => `/begeleider/kind/${student_id}/pad`,
  childInsight: (student_id: number) => `/begeleider/kind/${student_id}/inzicht`,
  childHistory: (student_id: number) => `/begeleider/kind/${student_id}/geschiedenis`,
  groupInsight: (group_id: number) => `/begeleider/groep/${group_id}/inzicht`,
  measures: (student_id: number) => `/begeleider/kind/${student_id}/metingen`,
  pronunciation: '/begeleider/uitspraak',
  world: (world: number) => `/begeleider/uitspraak/wereld/${world}`,
  step: (step_id: number) => `/begeleider/uitspraak/stap/${step_id}`,
  voices: '/begeleider/uitspraak/stemmen',
  marked: '/begeleider/uitspraak/klinkt-raar',
  books: '/begeleider/boeken',
  reports: '/begeleider/meldingen',
  settings: '/begeleider/instellingen',
} as const

/** Where the game logs in with an exchange token. */
export const impersonationAddress = (token: string): string =>
  `/login-by-token?token=${encodeURIComponent(token)}`
