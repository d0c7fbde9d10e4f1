import { isDeveloperHost } from '@letterliaan/contract/client'

/** The cookie that a developer sets: `document.cookie = 'letterliaan-dev=1'`. */
const flag = /(?:^|;\s*)letterliaan-dev=1(?:;|$)/

/** Is the developer panel to be shown? By a cookie, and never on a production host (DEV-1). */
export const isDeveloper = (cookie: string, hostname: string): boolean =>
  flag.test(cookie) && isDeveloperHost(hostname)
