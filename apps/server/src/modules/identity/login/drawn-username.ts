/** No internet domain ends in .alt (RFC 9476), so mail to such an address reaches nobody. */
export const drawnUsernameDomain = 'letterliaan.alt'

export const isDrawnUsername = (username: string): boolean => username.endsWith(`@${drawnUsernameDomain}`)
