import { defineHandlers } from '../../../../plugins/contract/handler.ts'
import type { Cookies } from '../../../../plugins/contract/device-cookie.ts'
import type { LoginDevices } from '../../../../plugins/limits/device.ts'
import type { LoginPlace } from './login-limits.ts'
import type { LoginResult } from './begin-login.ts'
import type { BrowserWithCookie, TokenService } from './token-service.ts'

interface Asked extends Pick<Cookies, 'deviceCookie' | 'loginCookie'> {
  readonly address: string
  readonly origin: string
}

/** `publicUrl`: if null, the address that the caller used. */
export function createTokenRoutes(service: TokenService, readDevice: LoginDevices, publicUrl: string | null) {
  const placeOf = ({ address, deviceCookie }: Asked): LoginPlace => ({
    address,
    device: readDevice(deviceCookie.read()),
  })

  const browserOf = ({ loginCookie, origin }: Asked): BrowserWithCookie => ({
    address: publicUrl ?? origin,
    secret: loginCookie.read(),
    keep: (secret) => loginCookie.write(secret),
  })

  const answer = ({ deviceCookie }: Asked, { tokens, cookie }: LoginResult) => {
    if (cookie !== null) deviceCookie.write(cookie)
    return tokens
  }

  return defineHandlers({
    'POST /oauth2/token/create': async (asked) =>
      answer(asked, await service.create(asked.body, placeOf(asked), browserOf(asked))),
    'POST /oauth2/token/passkey': (asked) => service.makePasskeyOptions(browserOf(asked)),
    'POST /oauth2/token/revoke': async ({ body }) => {
      await service.revoke(body)
      return {}
    },
    'POST /api/v1/exchange-token': async (asked) => {
      const login = await service.exchange(asked.body, placeOf(asked))
      return login === null ? { token_type: 'pictures_required' as const } : answer(asked, login)
    },
  })
}
