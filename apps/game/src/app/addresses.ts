/** NAV-1 */
export const addresses = {
  login: '/login',
  logout: '/logout',
  loginByToken: '/login-by-token',
  scanCard: '/login/kaart',
  typeCode: '/login/code',
  pairDevice: '/login/koppel',
  schoolLogin: '/inloggen',
  whoAreYou: '/login/wie-ben-jij',
  forgotPassword: '/wachtwoord-vergeten',
  supervisorForgotPassword: '/wachtwoord-vergeten/begeleider',
  newPassword: '/wachtwoord-nieuw',
  overview: '/',
  world: (world_id: number) => `/wereld/${world_id}`,
  lesson: (id: number, stap_id: number) => `/fase/${id}/stap/${stap_id}`,
  lessonAtLevel: (id: number, stap_id: number, difficulty: number) =>
    `/fase/${id}/stap/${stap_id}/${difficulty}`,
  exercise: (id: number, stap_id: number, exercise_id: number) =>
    `/fase/${id}/stap/${stap_id}/${exercise_id}`,
  together: (id: number, stap_id: number) => `/fase/${id}/stap/${stap_id}/samen`,
  test: (stap_id: number, test_id: number) => `/test/${stap_id}/${test_id}`,
  profile: '/profiel',
  welcome: '/welcome',
  renewal: '/bestellen',
  treehouse: '/boomhut',
  badges: '/mijn-badges',
  ownWords: '/mijn-woorden',
  logbook: '/logboek',
  bookshelf: '/boekenplank',
  endCave: '/eindgrot',
  shop: '/shop',
  soundChart: '/klankenkaart',
} as const

export const passwordLoginAddress = '/login?zelf'

export const supervisorHome = '/begeleider'

export const supervisorAddress = '/begeleider/kinderen'

/** Keeps the query, except on the login page, where it may contain a token (AUTH-5). */
export function findAddressToOpen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const hasToken = new URLSearchParams(search).has('token')
  return (isLogin(pathname) && hasToken ? addresses.loginByToken : pathname) + search
}

const isLogin = (pathname: string): boolean => pathname.replace(/\/+$/, '') === addresses.login
