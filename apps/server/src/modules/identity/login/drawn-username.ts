/** .alt is never an internet domain (RFC 9476), so no mail can reach a stranger. */
export const drawnDomain = 'letterliaan.alt'

export const isDrawnUsername = (username: string): boolean => username.endsWith(`@${drawnDomain}`)
