import { addresses } from '../app/addresses.ts'

/**
 * The path of the page to open, with its query. The login takes a token in its query as well (AUTH-5): such an
 * address is that of the login by token.
 */
export function addressToOpen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const hasToken = new URLSearchParams(search).has('token')
  return (isLogin(pathname) && hasToken ? addresses.loginByToken : pathname) + search
}

const isLogin = (pathname: string): boolean => pathname.replace(/\/+$/, '') === addresses.login
