/** The addresses of the pages (NAV-1). */
export const addresses = {
  login: '/login',
  logout: '/logout',
  loginByToken: '/login-by-token',
  forgotPassword: '/wachtwoord-vergeten',
  newPassword: '/wachtwoord-nieuw',
  overview: '/',
  world: (world_id: number) => `/wereld/${world_id}`,
  lesson: (id: number, stap_id: number) => `/fase/${id}/stap/${stap_id}`,
  lessonAtLevel: (id: number, stap_id: number, difficulty: number) =>
    `/fase/${id}/stap/${stap_id}/${difficulty}`,
  exercise: (id: number, stap_id: number, exercise_id: number) =>
    `/fase/${id}/stap/${stap_id}/${exercise_id}`,
  test: (stap_id: number, test_id: number) => `/test/${stap_id}/${test_id}`,
  profile: '/profiel',
  welcome: '/welcome',
  order: '/bestellen',
  treehouse: '/boomhut',
  badges: '/mijn-badges',
  logbook: '/logboek',
  bookshelf: '/boekenplank',
  endCave: '/eindgrot',
  shop: '/shop',
} as const

/** Where a supervisor starts an impersonation: a page of the other app. */
export const supervisorAddress = '/begeleider/kinderen'
